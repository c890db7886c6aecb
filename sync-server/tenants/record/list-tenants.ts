import { TenantSummary } from '#contract/tenants/tenant.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { listCut } from '#server/core/http/requests/list-page.ts';
import { readListPage } from '#server/core/http/requests/read-list-page.ts';
import { anyOf, contains, type Search } from '#server/core/http/requests/search-rows.ts';
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
    const { q } = cut.value;
    const named = { contains: likeText(q ?? ''), mode: 'insensitive' } as const;
    return deps.db.reading(listScopeOf(caller), async (tx) =>
      done(
        await readListPage(tx, cut.value, {
          table: 'tenants',
          matching: q === undefined ? {} : { OR: [{ name: named }, { subdomain: named }, { customDomain: named }] },
          search: q === undefined ? undefined : searchFor(q),
          count: (query) => tx.tenant.count(query),
          rows: (query) => tenantSummaries(tx, query),
        }),
      ),
    );
  },
});

function searchFor(q: string): Search {
  const conditions = ['name', 'subdomain', 'custom_domain'].map((column) => contains(column, q));
  return { table: 'tenants', keys: { createdAt: 'created_at', name: 'name', subdomain: 'subdomain' }, matches: anyOf(conditions, q) };
}

/** Tenants by their ids, for rows that name one. */
export async function tenantsById({ deps, caller }: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, TenantSummary>> {
  const tenants = await deps.db.reading(listScopeOf(caller), (tx) => tenantSummaries(tx, { where: { id: { in: [...ids] } } }));
  return new Map(tenants.map((tenant) => [tenant.id, tenant]));
}
