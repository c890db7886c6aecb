import { ClaimDomain, domainTexts, TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { admittedTenant } from '#server/access/own-tenant.ts';
import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/roles/platform-rights.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { refuseTakenDomain, startClaim } from './claimed-domain.ts';
import { newProof } from './custom-domain.ts';
import { domainEntry, domainRow } from './domain-entry.ts';
import { exampleDomain } from './example-domain.ts';

/** The claim reserves the domain until its time is over; it serves no visitors before it is proven. */
export const claimDomain = defineOperation({
  name: 'domains.claim',
  id: 'claimDomain',
  summary: 'Claim a domain for a tenant; claiming it again answers the running claim',
  input: ClaimDomain,
  output: TenantDomainEntry,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/domains', example: exampleDomain },
  graphql: { mutation: 'claimDomain' },
  change: async (change, { tenant, domain }) => {
    const { tx, caller } = change;
    const admitted = await admittedTenant(tx, caller, 'domains.claim', tenant);
    if (!admitted.ok) return admitted;
    const tenantId = admitted.value;
    if (caller.role !== 'platform_owner' && !(await planAllowsDomain(tx, tenantId))) return refused('LimitReached', domainTexts.noPlan);
    const taken = await withPlatformRights(tx, () => refuseTakenDomain(change, tenantId, domain));
    if (taken !== undefined) return taken;
    const id = await startClaim(change, tenantId, domain, newProof());
    return done(domainEntry(await domainRow(tx, id)));
  },
});

/** The terms of a running subscription take precedence over the current plan. A tenant without a plan is allowed. */
async function planAllowsDomain(tx: Tx, tenantId: string): Promise<boolean> {
  const tenant = await tx.tenant.findUnique({
    where: { id: tenantId },
    select: { plan: { select: { customDomain: true } }, subscription: { select: { status: true, terms: true } } },
  });
  const { plan = null, subscription = null } = tenant ?? {};
  const terms = subscription === null || ['incomplete', 'cancelled'].includes(subscription.status) ? null : subscription.terms;
  if (typeof terms === 'object' && terms !== null && 'customDomain' in terms) return terms.customDomain === true;
  return plan?.customDomain ?? true;
}
