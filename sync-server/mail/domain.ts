import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import { forgetMails } from './forget-mails.ts';

const hourMs = 60 * 60 * 1000;

export const mailFace = defineDomain({
  name: 'mail',
  jobs: [{ name: 'mails', everyMs: hourMs, run: forgetMails }],
  tables: {
    mail_outbox: { others: { users: sharedReasons.wholePerson } },
  },
});
