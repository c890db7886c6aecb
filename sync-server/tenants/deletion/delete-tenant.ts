import { accessTexts } from '#contract/people/access.ts';
import { DeletedTenant, DeleteTenantAndReassign, DeleteTenantWithUsers, tenantTexts } from '#contract/tenants/tenants.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { acceptsChanges } from '#server/core/access/caller.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { lockTeam } from '#server/people/users/team-quota.ts';
import { touchPerson } from '#server/people/users/touch-person.ts';
import { type LeavingPerson, lockMembers, lowerLeftRoles, removePeople } from './leaving-people.ts';
import { lockTenants } from './lock-tenants.ts';
import { removeTenant } from './remove-tenant.ts';

type DeleteRefusal = 'NotFound' | 'Conflict' | 'TeamFull';

const example: DeletedTenant = { id: exampleProfile.id, deletedUsers: 2, keptUsers: 1, movedUsers: 0 };

/**
 * Deletes a tenant and the people who belong only to it. People with another tenant stay; platform owners and the caller are never deleted.
 */
export const deleteTenantWithUsers = defineOperation({
  name: 'tenants.delete',
  id: 'deleteTenantWithUsers',
  summary: 'Delete a tenant and everybody who has no other one, after a fresh sign-in',
  input: DeleteTenantWithUsers,
  output: DeletedTenant,
  object: ({ id }) => ({ tenantId: id }),
  rest: { method: 'DELETE', path: '/api/admin/tenants/{id}/delete-with-users', example },
  graphql: { mutation: 'deleteTenantWithUsers' },
  change: deleteWithUsers,
});

/** Deletes a tenant and moves its people to another one: all of them, or the whole request is refused. */
export const deleteTenantAndReassign = defineOperation({
  name: 'tenants.delete',
  id: 'deleteTenantAndReassign',
  summary: 'Delete a tenant and move its people to another one, after a fresh sign-in',
  input: DeleteTenantAndReassign,
  output: DeletedTenant,
  object: ({ id }) => ({ tenantId: id }),
  rest: {
    method: 'DELETE',
    path: '/api/admin/tenants/{id}/delete-and-reassign/{targetTenantId}',
    example: { ...example, deletedUsers: 0, keptUsers: 0, movedUsers: 3 },
  },
  graphql: { mutation: 'deleteTenantAndReassign' },
  change: deleteAndReassign,
});

export async function deleteWithUsers(change: Change, { id }: DeleteTenantWithUsers): Promise<Outcome<DeletedTenant, DeleteRefusal>> {
  const { tx, caller } = change;
  const tenants = await lockTenants(tx, [id]);
  if (tenants === 'changed') return refused('Conflict', tenantTexts.changedMeanwhile);
  if (!tenants.has(id)) return refused('NotFound', accessTexts.notFound);
  const members = await lockMembers(tx, id);
  const going = members.filter((person) => person.others.length === 0 && person.role !== 'platform_owner' && person.id !== caller.userId);
  const staying = members.filter((person) => !going.includes(person));
  await removeTenant(change, id, going);
  await removePeople(change, going, id);
  await lowerLeftRoles(change, staying);
  const answer = { id, deletedUsers: going.length, keptUsers: staying.length, movedUsers: 0 };
  change.audit('tenants.deleteWithUsers', { kind: 'tenant', id, tenantId: id }, tenants.get(id), answer);
  return done(answer);
}

export async function deleteAndReassign(
  change: Change,
  { id, targetTenantId }: DeleteTenantAndReassign,
): Promise<Outcome<DeletedTenant, DeleteRefusal>> {
  const { tx } = change;
  if (id === targetTenantId) return refused('Conflict', tenantTexts.sameTenant);
  const tenants = await lockTenants(tx, [id, targetTenantId]);
  if (tenants === 'changed') return refused('Conflict', tenantTexts.changedMeanwhile);
  const target = tenants.get(targetTenantId);
  if (!tenants.has(id) || target === undefined) return refused('NotFound', accessTexts.notFound);
  if (!acceptsChanges(target.status)) return refused('Conflict', tenantTexts.targetNotActive);
  const members = await lockMembers(tx, id);
  const moving = members.filter((person) => !person.others.some((other) => other.tenantId === targetTenantId));
  const team = await lockTeam(change, targetTenantId);
  const freeSeats = team === undefined ? 0 : Math.max(0, team.limit - team.members - team.pending);
  if (moving.length > freeSeats) return refused('TeamFull', tenantTexts.targetFull(freeSeats, moving.length));
  await moveMembers(change, members, id, targetTenantId);
  await removeTenant(change, id, []);
  const answer = { id, deletedUsers: 0, keptUsers: members.length - moving.length, movedUsers: moving.length };
  change.audit('tenants.deleteAndReassign', { kind: 'tenant', id, tenantId: id }, tenants.get(id), { ...answer, targetTenantId });
  change.audit('tenants.receiveUsers', { kind: 'tenant', id: targetTenantId, tenantId: targetTenantId }, undefined, {
    from: id,
    users: members.map((person) => person.id),
  });
  return done(answer);
}

/** A member of both keeps the higher of the two roles. A membership never carries more than tenant administrator. */
async function moveMembers(change: Change, members: readonly LeavingPerson[], from: string, to: string): Promise<void> {
  const { tx, now } = change;
  await tx.$executeRaw`
    insert into users_to_tenants (user_id, tenant_id, role, created_at)
    select user_id, ${to}::uuid, role, ${now} from users_to_tenants where tenant_id = ${from}::uuid
    on conflict (tenant_id, user_id) do update
      set role = case when excluded.role = 'tenant_admin' then excluded.role else users_to_tenants.role end`;
  // Written even without a difference: a deletion of this tenant that is already waiting must see that it changed.
  await tx.$executeRaw`update tenants set updated_at = ${now} where id = ${to}::uuid`;
  for (const person of members) touchPerson(change, person.id, [to]);
  touchTenant(change, to);
}
