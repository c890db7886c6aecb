import { keepDeletedSessions } from '#server/identity/deleted-sessions.ts';
import { removeAccount } from '#server/identity/remove-account.ts';
import type { Change } from '#server/sync/change.ts';
import type { Person } from './find-person.ts';
import { touchInvitation, touchPerson } from './touch-person.ts';

/**
 * A person and everything kept about that person: memberships, sessions, devices and identities go with the row; invitations and mails to
 * the address, stored answers and the account at the embedded provider go by name. The trail of what was done stays, and so does what
 * other tenants wrote down when one administrator removes somebody (`within`). Needs the platform's rights.
 */
export async function removePerson(change: Change, person: Person, within?: string): Promise<void> {
  const { tx } = change;
  const { id, email } = person;
  const theirs = within === undefined ? {} : { tenantId: within };
  const invitations = await tx.invitation.findMany({ where: { email, ...theirs }, select: { id: true, tenantId: true } });
  await tx.invitation.deleteMany({ where: { email, ...theirs } });
  await tx.mailMessage.deleteMany({ where: { to: email, ...theirs } });
  await tx.commandRecord.deleteMany({ where: { userId: id } });
  await tx.idempotencyKey.deleteMany({ where: { userId: id } });
  await removeAccount(tx, { userId: id, email });
  await keepDeletedSessions(tx, [id], change.now);
  await tx.user.delete({ where: { id } });
  for (const invitation of invitations) touchInvitation(change, invitation, true);
  touchPerson(
    change,
    id,
    person.memberships.map(({ tenantId }) => tenantId),
    true,
  );
}
