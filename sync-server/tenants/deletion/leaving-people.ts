import type { MemberRole, Role } from '#contract/people/roles.ts';
import type { Tx } from '#server/core/data/database.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { forgetPeople } from '#server/people/users/removal/forget-people.ts';
import { touchPerson } from '#server/people/users/touch-person.ts';

/** A member of the deleted tenant, with the memberships that remain. */
export interface LeavingPerson {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly others: readonly { readonly tenantId: string; readonly role: MemberRole }[];
}

/** Locks the members in the order of their ids and reads their other memberships. */
export async function lockMembers(tx: Tx, tenantId: string): Promise<readonly LeavingPerson[]> {
  await tx.$queryRaw`
    select 1 from users where id in (select user_id from users_to_tenants where tenant_id = ${tenantId}::uuid) order by id for update`;
  const members = await tx.membership.findMany({
    where: { tenantId },
    orderBy: { userId: 'asc' },
    select: {
      user: { select: { id: true, email: true, role: true, memberships: { select: { tenantId: true, role: true } } } },
    },
  });
  return members.map(({ user: { memberships, ...person } }) => ({
    ...person,
    others: memberships.filter((membership) => membership.tenantId !== tenantId),
  }));
}

/**
 * Removes people who have no tenant left. Invitations and mails of other tenants to the same address stay, because they belong to those
 * tenants.
 */
export async function removePeople(change: Change, people: readonly LeavingPerson[], tenantId: string): Promise<void> {
  if (people.length === 0) return;
  await forgetPeople(change, people, { OR: [{ tenantId: platformTenantId }, { tenantId }] });
  for (const { id } of people) touchPerson(change, id, [tenantId], true);
}

/** An administrator of only the deleted tenant becomes a plain user; all who stay have one membership less. */
export async function lowerLeftRoles(change: Change, people: readonly LeavingPerson[]): Promise<void> {
  for (const { id, role, others } of people) {
    const isLowered = role === 'tenant_admin' && !others.some((other) => other.role === 'tenant_admin');
    if (isLowered) await change.tx.user.update({ where: { id }, data: { role: 'user' } });
    touchPerson(change, id, isLowered ? others.map(({ tenantId }) => tenantId) : []);
  }
}
