import type { Change } from '#server/core/sync/changes/change.ts';
import type { Person } from '#server/people/users/find-person.ts';
import { touchInvitation, touchPerson } from '#server/people/users/touch-person.ts';
import { forgetPeople } from './forget-people.ts';

/**
 * Removes a person with all data about them, and the invitations to the address. When one administrator removes a person (`within`), the
 * invitations and mails of other tenants stay. Needs the platform's rights.
 */
export async function removePerson(change: Change, person: Person, within?: string): Promise<void> {
  const { tx } = change;
  const { id, email } = person;
  const theirs = within === undefined ? {} : { tenantId: within };
  const invitations = await tx.invitation.findMany({ where: { email, ...theirs }, select: { id: true, tenantId: true } });
  await tx.invitation.deleteMany({ where: { email, ...theirs } });
  await forgetPeople(change, [person], theirs);
  for (const invitation of invitations) touchInvitation(change, invitation, true);
  touchPerson(
    change,
    id,
    person.memberships.map(({ tenantId }) => tenantId),
    true,
  );
}
