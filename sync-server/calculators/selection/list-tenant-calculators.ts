import { CalculatorsOf, TenantCalculator } from '#contract/calculators/calculators.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import type { ListParameters } from '#server/core/http/requests/list-page.ts';
import { pagesOfEach } from '#server/core/http/requests/pages-of-each.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';

/** Search, sorting, and paging of a tenant's calculators. */
const list: ShortList<TenantCalculator> = {
  keys: { addedAt: ({ addedAt }) => addedAt, calculatorId: ({ calculatorId }) => calculatorId },
  usual: { field: 'addedAt', direction: 'asc' },
  idOf: ({ calculatorId }) => calculatorId,
  textOf: ({ calculatorId }) => calculatorId,
};

/** The oldest first. */
export const listTenantCalculators = defineList({
  name: 'calculators.ofTenant',
  id: 'listTenantCalculators',
  summary: 'The calculators that a tenant uses',
  input: CalculatorsOf,
  row: TenantCalculator,
  object: ({ tenantId }) => ({ tenantId }),
  rest: {
    method: 'GET',
    path: '/api/admin/tenants/{tenantId}/calculators',
    example: {
      tenantId: '019600aa-0000-7000-8000-000000000001',
      calculatorId: 'loan-payment',
      isEnabled: true,
      addedAt: '2026-01-15T09:00:00.000Z',
    },
  },
  graphql: { query: 'tenantCalculators' },
  list,
  rows: ({ deps, caller }, { tenantId }) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      const tenant = await tx.tenant.findUnique({ where: { id: tenantId }, select: { id: true } });
      if (tenant === null) return refused('NotFound', accessTexts.notFound);
      return done(await calculatorsOf(tx, [tenantId]));
    }),
});

async function calculatorsOf(tx: Tx, tenantIds: readonly string[]): Promise<readonly TenantCalculator[]> {
  const rows = await tx.tenantCalculator.findMany({
    where: { tenantId: { in: [...tenantIds] }, isEnabled: true },
    orderBy: [{ addedAt: 'asc' }, { calculatorId: 'asc' }],
  });
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}

/** A page of the calculators of each tenant. */
export async function calculatorsOfEach({ deps, caller }: Reading, tenantIds: readonly string[], cut: ListParameters) {
  const rows = await deps.db.reading(scopeOf(caller), (tx) => calculatorsOf(tx, tenantIds));
  return pagesOfEach(rows, tenantIds, cut, list);
}
