import { TenantSummary } from '#contract/tenants/tenant.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/core/http/requests/list-page.ts';
import { NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleTenant } from '#server/core/tenant-summaries/example-tenant.ts';
import { tenantSummaries } from '#server/core/tenant-summaries/tenant-summaries.ts';

export const listTenants = defineList({
  name: 'tenants.list',
  id: 'listTenants',
  summary: 'Every tenant, the newest first',
  input: NoInput,
  row: TenantSummary,
  rest: { method: 'GET', path: '/api/admin/tenants', example: exampleTenant },
  graphql: { query: 'tenants' },
  page: async ({ deps, caller }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time', name: 'text', subdomain: 'text' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...order } = cutQuery(cut.value);
    const { q } = cut.value;
    const contains = { contains: likeText(q ?? ''), mode: 'insensitive' } as const;
    const matching = q === undefined ? {} : { OR: [{ name: contains }, { subdomain: contains }, { customDomain: contains }] };
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      const total = await tx.tenant.count({ where: matching });
      return done(listPage(await tenantSummaries(tx, { where: { AND: [matching, where] }, ...order }), total, cut.value));
    });
  },
});

/** Tenants by their ids, for rows that name one. */
export async function tenantsById({ deps, caller }: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, TenantSummary>> {
  const tenants = await deps.db.reading(listScopeOf(caller), (tx) => tenantSummaries(tx, { where: { id: { in: [...ids] } } }));
  return new Map(tenants.map((tenant) => [tenant.id, tenant]));
}
