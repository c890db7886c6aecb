import { accessTexts } from '#contract/people/access.ts';
import { TenantSummary } from '#contract/tenants/tenant.ts';
import { ChangeTenantAdmin, tenantTexts } from '#contract/tenants/tenants.ts';
import { done, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { exampleTenant } from '#server/core/tenant-summaries/example-tenant.ts';
import { tenantSummary, touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { lockPerson, type Person } from '#server/people/users/find-person.ts';
import { raiseToAdmin } from '#server/people/users/raise-to-admin.ts';
import { touchPerson } from '#server/people/users/touch-person.ts';

/**
 * Makes a member the administrator of the tenant. The previous one stays a member, as a user. Each person's own role follows: it is raised
 * for the new one, and lowered for the old one unless that person administers another tenant. Platform owners keep theirs.
 */
export const changeTenantAdmin = defineOperation({
  name: 'tenants.changeAdmin',
  id: 'changeTenantAdmin',
  summary: 'Change who administers a tenant, after a fresh sign-in',
  input: ChangeTenantAdmin,
  output: TenantSummary,
  object: ({ id }) => ({ tenantId: id }),
  rest: { method: 'PUT', path: '/api/admin/tenants/{id}/admin', example: exampleTenant },
  graphql: { mutation: 'changeTenantAdmin' },
  change: async (change, { id, newAdminId }) => {
    const { tx } = change;
    await tx.$queryRaw`select 1 from tenants where id = ${id}::uuid for no key update`;
    const tenant = await tx.tenant.findUnique({ where: { id }, select: { ownerId: true } });
    if (tenant === null) return refused('NotFound', accessTexts.notFound);
    const previousId = tenant.ownerId ?? (await onlyAdminOf(tx, id));
    const [coming, leaving] = await lockBoth(tx, newAdminId, previousId);
    if (coming === undefined) return refused('NotFound', tenantTexts.unknownUser);
    if (!coming.memberships.some(({ tenantId }) => tenantId === id))
      return refused('InputInvalid', tenantTexts.notMember, { newAdminId: tenantTexts.notMember });
    if (!coming.isActive) return refused('Conflict', tenantTexts.notActive);
    if (leaving !== undefined) await lower(change, leaving, id);
    await raiseToAdmin(change, coming, id);
    await tx.tenant.update({ where: { id }, data: { ownerId: newAdminId } });
    touchTenant(change, id);
    change.audit('tenants.changeAdmin', { kind: 'tenant', id, tenantId: id }, { adminId: previousId ?? null }, { adminId: newAdminId });
    return done(await tenantSummary(tx, id));
  },
});

async function onlyAdminOf(tx: Tx, tenantId: string): Promise<string | undefined> {
  const admins = await tx.membership.findMany({ where: { tenantId, role: 'tenant_admin' }, select: { userId: true }, take: 2 });
  return admins.length === 1 ? admins[0]?.userId : undefined;
}

/** In the order of ids, so that two changes that exchange the same people cannot deadlock. */
async function lockBoth(
  tx: Tx,
  comingId: string,
  leavingId: string | undefined,
): Promise<readonly [Person | undefined, Person | undefined]> {
  const people = new Map<string, Person>();
  for (const id of [comingId, ...(leavingId === undefined ? [] : [leavingId])].sort()) {
    const person = await lockPerson(tx, id);
    if (person !== undefined) people.set(id, person);
  }
  return [people.get(comingId), leavingId === undefined || leavingId === comingId ? undefined : people.get(leavingId)];
}

async function lower(change: Change, person: Person, tenantId: string): Promise<void> {
  await change.tx.membership.updateMany({ where: { tenantId, userId: person.id }, data: { role: 'user' } });
  const administersElsewhere = person.memberships.some((other) => other.tenantId !== tenantId && other.role === 'tenant_admin');
  if (person.role === 'tenant_admin' && !administersElsewhere)
    await change.tx.user.update({ where: { id: person.id }, data: { role: 'user' } });
  const teams = person.memberships.map((membership) => membership.tenantId);
  touchPerson(change, person.id, teams);
}
