import { TenantSummary } from '#contract/tenants/tenant-summary.ts';
import { done } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/access/caller.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/http/requests/list-page.ts';
import { NoInput } from '#server/operations/declaration.ts';
import { defineList } from '#server/operations/define-list.ts';
import { exampleTenant } from '#server/tenant-summaries/example-tenant.ts';
import { tenantSummaries } from '#server/tenant-summaries/tenant-summaries.ts';

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
    return deps.db.reading(scopeOf(caller), async (tx) => {
      const total = await tx.tenant.count({ where: matching });
      return done(listPage(await tenantSummaries(tx, { where: { AND: [matching, where] }, ...order }), total, cut.value));
    });
  },
});
