import { billingMailPath } from '#contract/money/billing-mails.ts';
import type { MailMessageContent } from '#server/core/mail-queue/mail-payload.ts';
import type { MailLanguage } from '#server/core/mail-queue/reader-language.ts';

interface TrialFacts {
  readonly tenantName: string;
  readonly days: number;
  readonly endsAt: Date;
  readonly language: MailLanguage;
}

/** The mail that reminds a tenant of the end of its trial. */
export function trialReminder({ tenantName, days, endsAt, language }: TrialFacts): Omit<MailMessageContent, 'to'> {
  const day = endsAt.toLocaleDateString(language === 'de' ? 'de-DE' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return language === 'de'
    ? {
        subject: days === 1 ? 'Ihre Testphase endet morgen' : `Ihre Testphase endet in ${days} Tagen`,
        paragraphs: [
          `Die Testphase von ${tenantName} endet am ${day}. Danach geht es im kostenlosen Tarif weiter: Nichts wird gelöscht, und niemand wird ausgesperrt. Mit einem größeren Tarif behalten Sie alles, was Sie jetzt nutzen.`,
        ],
        button: { label: 'Tarif wählen', path: billingMailPath },
      }
    : {
        subject: days === 1 ? 'Your trial ends tomorrow' : `Your trial ends in ${days} days`,
        paragraphs: [
          `The trial of ${tenantName} ends on ${day}. After that you go on with the free plan: nothing is deleted, and nobody is locked out. A larger plan keeps everything that you use now.`,
        ],
        button: { label: 'Choose a plan', path: billingMailPath },
      };
}
