import { ClaimDomain, TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';
import { done } from '#contract/values/outcome.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import { refuseWithoutRight } from '#server/core/access/tenant-rights.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { refuseTakenDomain, startClaim } from './claimed-domain.ts';
import { newProof } from './custom-domain.ts';
import { domainEntry, domainRow } from './domain-entry.ts';
import { exampleDomain } from './example-domain.ts';

/** A claim excludes no other tenant, and serves no visitors, before it is proven. */
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
    const locked = await refuseWithoutRight(tx, caller, tenantId, 'customDomain');
    if (locked !== undefined) return locked;
    const taken = await withPlatformRights(tx, () => refuseTakenDomain(change, tenantId, domain));
    if (taken !== undefined) return taken;
    const id = await startClaim(change, tenantId, domain, newProof());
    return done(domainEntry(await domainRow(tx, id)));
  },
});
