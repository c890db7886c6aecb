import type { Prisma } from '#server/core/data/client.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { type AccountHolder, removeAccounts } from '#server/people/identity/provider/remove-accounts.ts';
import { storeDeletedSessions } from '#server/people/identity/sessions/deleted-sessions.ts';

/**
 * Deletes people and all data about them: memberships, sessions, devices, and identities are deleted with the row; mails, stored answers,
 * and accounts at the embedded provider are deleted explicitly. The audit trail stays. Needs the platform's rights.
 */
export async function forgetPeople(
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  people: readonly AccountHolder[],
  mails: Prisma.MailMessageWhereInput = {},
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await tx.mailMessage.deleteMany({ where: { AND: [{ to: { in: people.map(({ email }) => email) } }, mails] } });
  await tx.commandRecord.deleteMany({ where: { userId: { in: ids } } });
  await tx.idempotencyKey.deleteMany({ where: { userId: { in: ids } } });
  await removeAccounts(tx, people);
  await storeDeletedSessions(tx, ids, now);
  await tx.user.deleteMany({ where: { id: { in: ids } } });
}
