import { AbTestRow } from '#contract/pages/ab-tests.ts';
import { done } from '#contract/values/outcome.ts';
import { administeredTenants, scopeOf } from '#server/core/access/caller.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleTest, testColumns, viewTests } from './ab-test-view.ts';

const list: ShortList<AbTestRow> = {
  keys: { name: ({ name }) => name.toLowerCase(), createdAt: ({ createdAt }) => createdAt.toISOString() },
  usual: { field: 'createdAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name, pageName }) => `${name} ${pageName}`,
};

export const listAbTests = defineList({
  name: 'landingPages.listOwn',
  id: 'listAbTests',
  summary: 'A/B tests with their figures: of the tenants that the caller administers, or all for a platform owner',
  input: NoInput,
  row: AbTestRow,
  rest: { method: 'GET', path: '/api/tenant/ab-tests', example: exampleTest },
  graphql: { query: 'abTests' },
  list,
  rows: async ({ deps, caller }) => {
    const tenantIds = administeredTenants(caller);
    const own = caller.role === 'platform_owner' ? {} : { tenantId: { in: tenantIds } };
    return done(
      await deps.db.reading(scopeOf(caller), async (tx) =>
        viewTests(tx, await tx.abTest.findMany({ where: own, select: testColumns, orderBy: { createdAt: 'desc' }, take: 500 })),
      ),
    );
  },
});
