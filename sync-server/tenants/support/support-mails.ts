import { answerTimeText } from '#contract/tenants/support/answer-times.ts';
import type { MailMessageContent } from '#server/core/mail-queue/mail-payload.ts';
import type { MailLanguage } from '#server/core/mail-queue/reader-language.ts';

interface RequestFacts {
  readonly tenantName: string;
  readonly asker: string;
  readonly subject: string;
  readonly message: string;
  readonly answerHours: number;
  readonly dueAt: Date;
}

type Content = Omit<MailMessageContent, 'to'>;

/** Tells the person who asked by when support answers. */
export function mailToAsker({ subject, message, answerHours, dueAt }: RequestFacts, language: MailLanguage): Content {
  return language === 'de'
    ? {
        subject: `Ihre Anfrage an den Support: ${subject}`,
        paragraphs: [`Der Support antwortet innerhalb von ${germanTime(answerHours)}: bis ${timeIn(dueAt, 'de-DE')}.`, message],
        button: { label: 'Anfragen öffnen', path: '/admin/support' },
      }
    : {
        subject: `Your request to support: ${subject}`,
        paragraphs: [`Support answers within ${answerTimeText(answerHours)}: by ${timeIn(dueAt, 'en-US')}.`, message],
        button: { label: 'Open your requests', path: '/admin/support' },
      };
}

/** Tells the platform owners about a new request. */
export function mailOfQueue({ tenantName, asker, subject, message, answerHours, dueAt }: RequestFacts): Content {
  return {
    subject: `Support request of ${tenantName}: ${subject}`,
    paragraphs: [
      `${asker} of ${tenantName} wrote to support. The answer is due within ${answerTimeText(answerHours)}: by ${timeIn(dueAt, 'en-US')}.`,
      message,
    ],
    button: { label: 'Open the support requests', path: '/admin/support' },
  };
}

function timeIn(moment: Date, locale: string): string {
  return `${moment.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

function germanTime(hours: number): string {
  if (hours % 8 !== 0) return hours === 1 ? '1 Geschäftsstunde' : `${hours} Geschäftsstunden`;
  return hours === 8 ? '1 Geschäftstag' : `${hours / 8} Geschäftstagen`;
}
