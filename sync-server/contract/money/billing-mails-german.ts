import { moneyOfCents } from '#contract/values/amounts/money.ts';
import { type BillingMail, type BillingMailContent, type BillingMailFacts, billingMailPath } from './billing-mails.ts';

/** The text of a billing mail for a person who has chosen German. */
export function germanBillingMail(mail: BillingMail, facts: BillingMailFacts): BillingMailContent {
  const { subject, text, label } = writers[mail](facts);
  return { subject, paragraphs: [text], button: { label, path: billingMailPath } };
}

interface Written {
  readonly subject: string;
  readonly text: string;
  readonly label: string;
}

const pay = 'Zahlungsmittel aktualisieren';
const open = 'Konto öffnen';
const german = { locale: 'de-DE' } as const;

const writers: Readonly<Record<BillingMail, (facts: BillingMailFacts) => Written>> = {
  invoice: ({ tenantName, number, cents }) => ({
    subject: `Rechnung ${number} für ${tenantName}`,
    text: `Die Rechnung ${number} über ${moneyOfCents(cents, german)} liegt bereit. Sie finden sie als PDF in der Kontoverwaltung.`,
    label: 'Rechnung öffnen',
  }),
  paymentFailed: ({ tenantName, graceEndsAt }) => ({
    subject: `Eine Zahlung für ${tenantName} ist fehlgeschlagen`,
    text: `Wir konnten Ihre Rechnung nicht einziehen. Bis zum ${dayOf(graceEndsAt)} funktioniert alles wie bisher. Bitte prüfen Sie bis dahin Ihr Zahlungsmittel.`,
    label: pay,
  }),
  bankQuestion: ({ tenantName }) => ({
    subject: `Ihre Bank fragt nach einer Zahlung für ${tenantName}`,
    text: 'Ihre Bank bittet Sie, die Zahlung Ihrer Rechnung zu bestätigen. Öffnen Sie die Kontoverwaltung und wählen Sie „Jetzt zahlen“: Dort erscheint die Frage Ihrer Bank.',
    label: 'Zahlung bestätigen',
  }),
  firstReminder: ({ tenantName, graceEndsAt }) => ({
    subject: `Erinnerung: Eine Rechnung von ${tenantName} ist nicht bezahlt`,
    text: `Ihre Rechnung ist noch nicht bezahlt. Wird sie bis zum ${dayOf(graceEndsAt)} nicht bezahlt, kann Ihr Team lesen und rechnen, aber nichts mehr ändern, bis sie bezahlt ist.`,
    label: pay,
  }),
  finalReminder: ({ tenantName, graceEndsAt }) => ({
    subject: `Letzte Erinnerung: Eine Rechnung von ${tenantName} ist nicht bezahlt`,
    text: `Ihre Rechnung ist noch nicht bezahlt. Ab dem ${dayOf(graceEndsAt)} kann Ihr Team lesen und rechnen, aber nichts mehr ändern, bis sie bezahlt ist. Gelöscht wird nichts.`,
    label: pay,
  }),
  readOnly: ({ tenantName }) => ({
    subject: `${tenantName} ist schreibgeschützt`,
    text: 'Die Nachfrist Ihrer unbezahlten Rechnung ist vorbei. Ihr Team kann lesen und rechnen; Änderungen sind wieder möglich, sobald die Rechnung bezahlt ist. Gelöscht wird nichts.',
    label: pay,
  }),
  resumed: ({ tenantName }) => ({
    subject: `Das Abonnement von ${tenantName} läuft wieder`,
    text: 'Die Pause Ihres Abonnements ist vorbei. Die bezahlten Tage sind erhalten geblieben.',
    label: open,
  }),
  ended: ({ tenantName }) => ({
    subject: `Das Abonnement von ${tenantName} ist beendet`,
    text: 'Ihr Abonnement ist beendet. Sie nutzen weiter die Grenzen des kostenlosen Tarifs, und gelöscht wird nichts.',
    label: open,
  }),
};

function dayOf(date: Date): string {
  return date.toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
}
