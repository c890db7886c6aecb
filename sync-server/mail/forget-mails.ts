import type { Database } from '#server/data/database.ts';

/** Mails name people and what they were told: the note of one is kept no longer than somebody may ask where it went. */
export const keptMailMs = 90 * 24 * 60 * 60 * 1000;

interface MailNotes {
  readonly db: Pick<Database, 'query'>;
  readonly clock: () => Date;
}

/** Forgets the notes of mails past their term, however these ended. */
export async function forgetMails({ db, clock }: MailNotes): Promise<void> {
  await db.query({ as: 'platform' }, 'delete from mail_outbox where created_at < $1::timestamptz', [
    new Date(clock().getTime() - keptMailMs),
  ]);
}
