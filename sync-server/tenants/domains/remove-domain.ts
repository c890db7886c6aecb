import { accessTexts } from '#contract/people/access.ts';
import { RemoveDomain, TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { endDomainSignIns } from '#server/people/identity/domains/end-domain-sign-ins.ts';
import { lockDomain } from './claimed-domain.ts';
import { domainEntry } from './domain-entry.ts';
import { exampleDomain } from './example-domain.ts';

/** Takes back a claim, or gives up a proven domain: from then on it shows nothing of the tenant, and any tenant may prove it. */
export const removeDomain = defineOperation({
  name: 'domains.remove',
  id: 'removeDomain',
  summary: 'Withdraw a claim, or remove a domain of a tenant; sign-ins on the domain end',
  input: RemoveDomain,
  output: TenantDomainEntry,
  object: 'loaded',
  rest: { method: 'DELETE', path: '/api/tenant/domains/{id}', example: exampleDomain },
  graphql: { mutation: 'removeDomain' },
  change: async (change, { id }) => {
    const { tx, caller } = change;
    const claimed = await tx.tenantDomain.findUnique({ where: { id }, select: { domain: true } });
    if (claimed !== null) await lockDomain(tx, claimed.domain);
    const row = await tx.tenantDomain.findUnique({ where: { id } });
    if (row === null) return refused('NotFound', accessTexts.notFound);
    const { tenantId, domain, verifiedAt } = row;
    const denied = authorize('domains.remove', caller, { tenantId });
    if (denied !== undefined) return denied;
    await endDomainSignIns(tx, tenantId, domain);
    await tx.tenantDomain.delete({ where: { id }, select: { id: true } });
    await showAnotherDomain(change, tenantId, domain);
    change.audit('domains.remove', { kind: 'tenantDomain', id, tenantId }, { domain, isProven: verifiedAt !== null }, undefined);
    return done(domainEntry(row));
  },
});

/** The domain of the tenant's links was removed: another proven one takes its place, or none. */
async function showAnotherDomain(change: Change, tenantId: string, removed: string): Promise<void> {
  const { tx } = change;
  const next = await tx.tenantDomain.findFirst({
    where: { tenantId, state: 'valid' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { domain: true },
  });
  const { count } = await tx.tenant.updateMany({
    where: { id: tenantId, customDomain: removed },
    data: { customDomain: next?.domain ?? null },
  });
  if (count > 0) touchTenant(change, tenantId);
}
