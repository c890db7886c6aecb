import { Plan } from '#contract/billing/plans.ts';
import { done } from '#contract/values/outcome.ts';
import { isCaller, scopeOf } from '#server/access/caller.ts';
import type { ShortList } from '#server/http/requests/cut-rows.ts';
import { NoInput } from '#server/operations/declaration.ts';
import { defineList } from '#server/operations/define-list.ts';
import { examplePlan, planColumns, planView } from './plan-view.ts';

/** Search, sorting, and paging of the price list. */
const list: ShortList<Plan> = {
  keys: { sortOrder: ({ sortOrder }) => String(sortOrder).padStart(10, '0'), name: ({ name }) => name.toLowerCase() },
  usual: { field: 'sortOrder', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ name, description }) => `${name} ${description ?? ''}`,
};

export const listPlans = defineList({
  name: 'plans.list',
  id: 'listPlans',
  summary: 'The active plans; a platform owner reads all',
  input: NoInput,
  row: Plan,
  rest: { method: 'GET', path: '/api/admin/plans', example: examplePlan },
  graphql: { query: 'plans' },
  list,
  openRows: async ({ deps, principal }) => {
    const isOwner = isCaller(principal) && principal.role === 'platform_owner';
    const rows = await deps.db.reading(isCaller(principal) ? scopeOf(principal) : { as: 'visitor' }, (tx) =>
      tx.plan.findMany({ where: isOwner ? {} : { isActive: true }, orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }], select: planColumns }),
    );
    return done(rows.map(planView));
  },
});
