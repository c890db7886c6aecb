import { accessTexts } from '#contract/people/access.ts';
import type { Role } from '#contract/people/roles.ts';
import { ChangeRole, UserRole } from '#contract/people/users.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { examplePerson } from './example-person.ts';
import { lockPerson, type Person } from './find-person.ts';
import { lockAdministeredTeams, resolveSuccession } from './last-admin.ts';
import { refuseLastOwner } from './last-owner.ts';
import { touchPerson } from './touch-person.ts';

/**
 * Sets one of the three roles. Making a platform owner requires a fresh sign-in; the last platform owner keeps the role, and so does the
 * last administrator of a team until a successor is named.
 */
export const changeRole = defineOperation({
  name: 'users.role',
  id: 'changeRole',
  summary: 'Change the role of a person',
  input: ChangeRole,
  output: UserRole,
  rest: { method: 'PUT', path: '/api/admin/users/{id}/role', example: { id: examplePerson.id, role: 'tenant_admin' } },
  queued: { type: 'users.role', row: ({ id }) => ({ stream: ownerStream, kind: 'user', id }) },
  change: async (change, { id, role, successor }) => {
    const { tx, caller, now } = change;
    const refusal = role === 'platform_owner' ? authorize('users.promoteOwner', caller, { now }) : undefined;
    if (refusal !== undefined) return refusal;
    await lockAdministeredTeams(tx, id);
    const person = await lockPerson(tx, id);
    if (person === undefined) return refused('NotFound', accessTexts.notFound);
    if (person.role === role) return done({ id, role });
    if (person.role === 'platform_owner') {
      const last = await refuseLastOwner(tx, id);
      if (last !== undefined) return last;
    }
    const resolved = role === 'user' ? await resolveSuccession(change, person, { successor }) : done(undefined);
    if (!resolved.ok) return resolved;
    await tx.user.update({ where: { id }, data: { role } });
    await changeMemberships(change, person, role);
    touchPerson(
      change,
      id,
      person.memberships.map(({ tenantId }) => tenantId),
    );
    change.audit('users.role', { kind: 'user', id }, { role: person.role }, { role });
    return done({ id, role });
  },
});

/**
 * A person administers a tenant when both their own role and the membership are administrator. A new administrator without such a
 * membership gets it in every team; a person who becomes a user keeps none, so that a later promotion does not restore old rights.
 */
async function changeMemberships({ tx }: Change, person: Person, role: Role): Promise<void> {
  const isAdmin = person.memberships.some((membership) => membership.role === 'tenant_admin');
  if (role === 'platform_owner' || (role === 'tenant_admin' && isAdmin)) return;
  await tx.membership.updateMany({ where: { userId: person.id }, data: { role } });
}
