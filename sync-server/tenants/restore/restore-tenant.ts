import { accessTexts } from '#contract/people/access.ts';
import { RestoredTenant, RestoreTenant, tenantTexts } from '#contract/tenants/tenants.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';
import { creditReasons } from '#server/money/billing/invoices/credit-unused.ts';
import { fallBackToFreePlan } from '#server/money/billing/periods/end-subscription.ts';
import { openTombstone } from '#server/tenants/deletion/tombstone.ts';
import { insertKept, textOf } from './kept-rows.ts';
import { withMembersOfOtherTombstones } from './members-in-other-tombstones.ts';
import { fittingTenant, raiseAdministrators, restorePeople, restoreRows } from './restore-rows.ts';
import { touchRestored } from './touch-restored.ts';

/**
 * Restores a deleted tenant completely: its people, their memberships and ways to sign in, its pages, invitations, calculators, and
 * invoices. A person who was created again in the meantime keeps the present row and rejoins. The subscription ended at the provider with
 * the deletion and stays ended: a plan that it paid for is replaced by the free one.
 */
export const restoreTenant = defineOperation({
  name: 'tenants.restore',
  id: 'restoreTenant',
  summary: 'Bring a deleted tenant back within thirty days, after a fresh sign-in',
  input: RestoreTenant,
  output: RestoredTenant,
  rest: {
    method: 'POST',
    path: '/api/admin/tenants/{id}/restore',
    example: { ...exampleProfile, restoredUsers: 2, memberships: 3, subscriptionEnded: true },
  },
  graphql: { mutation: 'restoreTenant' },
  change: bringBack,
});

export async function bringBack(
  change: Change,
  { id }: RestoreTenant,
): Promise<Outcome<RestoredTenant, 'NotFound' | 'Conflict' | 'SubdomainTaken'>> {
  const { tx, now } = change;
  const [stone] = await tx.$queryRaw<{ id: string; payload: Uint8Array }[]>`
    select id, payload from tenant_tombstones where tenant_id = ${id}::uuid and purge_after > ${now} order by created_at desc limit 1 for update`;
  // An import may have recreated the tenant already.
  if ((await tx.tenant.count({ where: { id } })) > 0) return refused('Conflict', tenantTexts.notDeleted);
  if (stone === undefined) return refused('NotFound', accessTexts.notFound);
  const kept = await openTombstone(tx, stone.payload);
  const [tenant] = kept.tenants ?? [];
  if (tenant === undefined) throw new Error('A tombstone holds no tenant.');
  const subdomain = textOf(tenant, 'subdomain');
  if ((await tx.tenant.count({ where: { subdomain } })) > 0) return refused('SubdomainTaken', tenantTexts.subdomainGone);
  const people = await restorePeople(tx, await withMembersOfOtherTombstones(tx, kept, id, now));
  await insertKept(tx, 'tenants', [await fittingTenant(tx, tenant, people.idOf)]);
  const counts = await restoreRows(tx, kept, people.idOf);
  if ((kept.subscriptions ?? []).some(({ status }) => isRunning(String(status))))
    await fallBackToFreePlan(change, id, { since: now, reason: creditReasons.ended });
  await raiseAdministrators(tx, id);
  await tx.releasedSubdomain.deleteMany({ where: { subdomain } });
  await tx.tenantTombstone.deleteMany({ where: { tenantId: id } });
  await touchRestored(change, id);
  const answer = {
    id,
    name: textOf(tenant, 'name'),
    subdomain,
    restoredUsers: people.restored,
    memberships: counts.memberships,
    subscriptionEnded: counts.hadSubscription,
  };
  change.audit('tenants.restore', { kind: 'tenant', id, tenantId: id }, undefined, answer);
  return done(answer);
}
