import type { Database } from '#server/core/data/database.ts';

/** Records of mails contain personal data: each is kept only as long as somebody may ask about its delivery. */
export const keptMailMs = 90 * 24 * 60 * 60 * 1000;

interface MailNotes {
  readonly db: Pick<Database, 'query'>;
  readonly clock: () => Date;
}

/** Deletes the records of mails past this term, whatever their result. */
export async function forgetMails({ db, clock }: MailNotes): Promise<void> {
  await db.query({ as: 'platform' }, 'delete from mail_outbox where created_at < $1::timestamptz', [
    new Date(clock().getTime() - keptMailMs),
  ]);
}
