import type { Change } from '#server/core/sync/changes/change.ts';
import type { Person } from './find-person.ts';
import { touchPerson } from './touch-person.ts';

/** Makes a member the administrator of a team, by the membership and by the person's own role. */
export async function raiseToAdmin(change: Change, person: Person, tenantId: string): Promise<void> {
  await change.tx.membership.updateMany({ where: { tenantId, userId: person.id }, data: { role: 'tenant_admin' } });
  if (person.role === 'user') await change.tx.user.update({ where: { id: person.id }, data: { role: 'tenant_admin' } });
  const teams = person.memberships.map((membership) => membership.tenantId);
  touchPerson(change, person.id, teams);
}
