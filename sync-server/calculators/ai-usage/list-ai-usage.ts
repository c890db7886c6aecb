import { TenantAiCalls } from '#contract/calculators/ai-usage.ts';
import { done } from '#contract/values/outcome.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { monthStart } from './read-ai-usage.ts';

/** Search, sorting, and paging of the tenants' usage. */
const list: ShortList<TenantAiCalls> = {
  keys: {
    totalCalls: ({ totalCalls }) => sortableCount(totalCalls),
    callsThisMonth: ({ callsThisMonth }) => sortableCount(callsThisMonth),
    name: ({ name }) => name.toLowerCase(),
  },
  usual: { field: 'totalCalls', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name, subdomain }) => `${name} ${subdomain}`,
};

/** The keys are compared as texts. */
function sortableCount(count: number): string {
  return String(count).padStart(12, '0');
}

export const listAiUsage = defineList({
  name: 'billing.platform',
  id: 'listAiUsage',
  summary: 'The AI calls of each tenant, most first',
  input: NoInput,
  row: TenantAiCalls,
  rest: {
    method: 'GET',
    path: '/api/admin/ai-usage',
    example: {
      id: '019600aa-0000-7000-8000-000000000001',
      name: 'Northwind Advisors',
      subdomain: 'northwind',
      callsThisMonth: 412,
      totalCalls: 3120,
    },
  },
  graphql: { query: 'aiUsageOfTenants' },
  list,
  rows: ({ deps }) =>
    deps.db.reading({ as: 'platform' }, async (tx) =>
      done(
        await tx.$queryRaw<TenantAiCalls[]>`
          select tenants.id, tenants.name, tenants.subdomain,
            coalesce(sum(calls_count), 0)::int as "totalCalls",
            coalesce(sum(calls_count) filter (where billing_period_start >= ${monthStart(deps.clock())}), 0)::int as "callsThisMonth"
          from tenants left join ai_usage on ai_usage.tenant_id = tenants.id and billing_period_start <= ${deps.clock()}
          group by tenants.id`,
      ),
    ),
});
