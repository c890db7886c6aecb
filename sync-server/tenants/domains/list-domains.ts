import { accessTexts } from '#contract/people/access.ts';
import { OfOwnTenant, TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { knownTenant } from '#server/core/access/own-tenant.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { domainEntry } from './domain-entry.ts';
import { exampleDomain } from './example-domain.ts';

/** Search, sorting, and paging of domain claims. */
const list: ShortList<TenantDomainEntry> = {
  keys: { createdAt: ({ createdAt }) => createdAt.toISOString(), domain: ({ domain }) => domain },
  usual: { field: 'createdAt', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ domain }) => domain,
};

export const listDomains = defineList({
  name: 'domains.list',
  id: 'listDomains',
  summary: 'The domains that a tenant claims, with the record to set and what was seen',
  input: OfOwnTenant,
  row: TenantDomainEntry,
  object: ofNamedTenant,
  rest: { method: 'GET', path: '/api/tenant/domains', example: exampleDomain },
  graphql: { query: 'tenantDomains' },
  list,
  rows: ({ deps, caller }, { tenant }) =>
    deps.db.reading(scopeOf(caller), async (tx): Promise<Outcome<readonly TenantDomainEntry[], 'NotFound'>> => {
      const tenantId = await knownTenant(tx, caller, tenant);
      if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
      const rows = await tx.tenantDomain.findMany({ where: { tenantId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
      return done(rows.map(domainEntry));
    }),
});
