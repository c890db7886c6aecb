import { CalculatorRow } from '#contract/sync/rows.ts';
import { done } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';

/** Search, sorting, and paging of the catalog. */
const list: ShortList<CalculatorRow> = {
  keys: {
    place: ({ suite, category, sortOrder }) => `${suite} ${category} ${String(sortOrder).padStart(6, '0')}`,
    title: ({ title }) => title.toLowerCase(),
  },
  usual: { field: 'place', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ title, description }) => `${title} ${description}`,
};

/** Includes calculators that are not offered yet. */
export const listCalculators = defineList({
  name: 'calculators.list',
  id: 'listCalculators',
  summary: 'The whole catalog',
  input: NoInput,
  row: CalculatorRow,
  rest: {
    method: 'GET',
    path: '/api/admin/calculators',
    example: {
      id: 'loan-payment',
      title: 'Loan Payment',
      description: 'Monthly payment of a loan',
      category: 'loans',
      suite: 'financial',
      icon: 'calculator',
      isActive: true,
      sortOrder: 1,
    },
  },
  graphql: { query: 'calculators' },
  list,
  rows: async ({ deps, caller }) => {
    const orderBy = [{ suite: 'asc' }, { category: 'asc' }, { sortOrder: 'asc' }, { id: 'asc' }] as const;
    return done(await deps.db.reading(scopeOf(caller), (tx) => tx.calculator.findMany({ orderBy: [...orderBy] })));
  },
});
