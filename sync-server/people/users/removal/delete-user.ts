import { accessTexts } from '#contract/people/access.ts';
import { DeletedUser, DeleteUser, userTexts } from '#contract/people/users.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import { isAdminOf } from '#server/core/access/caller.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { tenantAdminStream } from '#server/core/sync/streams/stream-names.ts';
import { examplePerson } from '#server/people/users/example-person.ts';
import { lockPerson, type Person } from '#server/people/users/find-person.ts';
import { forgetInvited } from '#server/people/users/forget-invited.ts';
import { lockAdministeredTeams, resolveSuccession, type SuccessionRefusal } from '#server/people/users/last-admin.ts';
import { refuseLastOwner } from '#server/people/users/last-owner.ts';
import { notifyOfVoidInvitations } from '#server/people/users/notify-of-void-invitations.ts';
import { teamsOf } from '#server/people/users/set-activity.ts';
import { touchInvitation, touchPerson } from '#server/people/users/touch-person.ts';
import { removePerson } from './remove-person.ts';

type DeleteRefusal = AccessRefusal['code'] | SuccessionRefusal;

/**
 * A platform owner removes a person from everywhere. An administrator ends the membership in their own team; a person is deleted only if no
 * tenant is left. An invited person of the team is removed from the list by the invitation's id.
 */
export const deleteUser = defineOperation({
  name: 'users.delete',
  id: 'deleteUser',
  summary: 'Remove a person from everywhere, or from your team',
  input: DeleteUser,
  output: DeletedUser,
  object: ofNamedTenant,
  rest: { method: 'DELETE', path: '/api/admin/users/{id}', example: { id: examplePerson.id, deleted: true } },
  graphql: { mutation: 'deleteUser' },
  change: async (change, input) => {
    const { tx, caller } = change;
    if (input.id === caller.userId) return refused('SelfDeletion', userTexts.selfDeletion);
    await lockAdministeredTeams(tx, input.id);
    const person = await lockPerson(tx, input.id);
    if (caller.role !== 'platform_owner') return person === undefined ? withdraw(change, input) : leaveTeam(change, person, input);
    if (person === undefined) return refused('NotFound', accessTexts.notFound);
    if (person.role === 'platform_owner') {
      const last = await refuseLastOwner(tx, person.id);
      if (last !== undefined) return last;
    }
    const resolved = await resolveSuccession(change, person, { successor: input.successor });
    if (!resolved.ok) return resolved;
    await notifyOfVoidInvitations(change, person);
    await removePerson(change, person);
    change.audit('users.delete', { kind: 'user', id: person.id }, { email: person.email, role: person.role });
    return done({ id: person.id, deleted: true });
  },
});

async function leaveTeam(change: Change, person: Person, input: DeleteUser): Promise<Outcome<DeletedUser, DeleteRefusal>> {
  const { tx, caller } = change;
  const teams = teamsOf(caller, person).filter((tenantId) => input.tenant === undefined || tenantId === input.tenant);
  const [tenantId] = teams;
  if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
  if (teams.length > 1) return refused('Conflict', userTexts.severalTeams);
  const held = authorize('users.delete', caller, { tenantId });
  if (held !== undefined) return held;
  if (person.role === 'platform_owner') return refused('Forbidden', userTexts.ownerOnly);
  const resolved = await resolveSuccession(change, person, { successor: input.successor, within: tenantId });
  if (!resolved.ok) return resolved;
  await notifyOfVoidInvitations(change, person, tenantId);
  const isLast = await hasNoOther(change, person, tenantId);
  await (isLast ? withPlatformRights(tx, () => removePerson(change, person, tenantId)) : endMembership(change, person, tenantId));
  change.audit('users.delete', { kind: 'user', id: person.id, tenantId }, { email: person.email }, { deleted: isLast });
  return done({ id: person.id, deleted: isLast });
}

/** True when no other tenant has this person or waits for this person's answer. */
async function hasNoOther({ tx }: Change, { email, memberships }: Person, tenantId: string): Promise<boolean> {
  if (memberships.length > 1) return false;
  return withPlatformRights(
    tx,
    async () => (await tx.invitation.count({ where: { email, status: 'pending', tenantId: { not: tenantId } } })) === 0,
  );
}

async function endMembership(change: Change, person: Person, tenantId: string): Promise<void> {
  await change.tx.membership.delete({ where: { tenantId_userId: { tenantId, userId: person.id } } });
  await change.tx.tenant.updateMany({ where: { id: tenantId, ownerId: person.id }, data: { ownerId: null } });
  touchPerson(change, person.id, []);
  change.touch(tenantAdminStream(tenantId), 'user', person.id, true);
}

/** Removes a team's invited person from the list: the pending invitation becomes cancelled. */
async function withdraw(change: Change, { id, tenant }: DeleteUser): Promise<Outcome<DeletedUser, DeleteRefusal>> {
  const { tx, caller } = change;
  const invitation = await tx.invitation.findFirst({
    where: { id, status: 'pending', ...(tenant === undefined ? {} : { tenantId: tenant }) },
  });
  if (invitation === null || !isAdminOf(caller, invitation.tenantId)) return refused('NotFound', accessTexts.notFound);
  const held = authorize('users.delete', caller, { tenantId: invitation.tenantId });
  if (held !== undefined) return held;
  await tx.invitation.updateMany({ where: { id, status: 'pending' }, data: { status: 'cancelled' } });
  touchInvitation(change, invitation);
  await forgetInvited(change, [invitation.email]);
  change.audit(
    'invitations.cancel',
    { kind: 'invitation', id, tenantId: invitation.tenantId },
    { status: 'pending' },
    { status: 'cancelled' },
  );
  return done({ id, deleted: true });
}
