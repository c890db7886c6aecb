import { Plan } from '#contract/money/plan.ts';
import { done } from '#contract/values/outcome.ts';
import { isCaller, type Principal, scopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { readAiPrice } from '#server/core/settings/read-ai-price.ts';
import { examplePlan, planColumns, planView, withAiPrice } from './plan-view.ts';

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
  openRows: async ({ deps, principal }) =>
    deps.db.reading(isCaller(principal) ? scopeOf(principal) : { as: 'visitor' }, async (tx) => done(await readPlans(tx, principal))),
});

/** The plans that somebody may see, or those of them with one of the ids. */
export async function readPlans(tx: Tx, principal: Principal, ids?: readonly string[]): Promise<readonly Plan[]> {
  const isOwner = isCaller(principal) && principal.role === 'platform_owner';
  const rows = await tx.plan.findMany({
    where: { ...(isOwner ? {} : { isActive: true }), ...(ids === undefined ? {} : { id: { in: [...ids] } }) },
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    select: planColumns,
  });
  const price = await withPlatformRights(tx, () => readAiPrice(tx));
  return rows.map((row) => withAiPrice(planView(row), price));
}

/** The same by their ids, for rows that name a plan. */
export async function plansById({ deps, caller }: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, Plan>> {
  const plans = await deps.db.reading(scopeOf(caller), (tx) => readPlans(tx, caller, ids));
  return new Map(plans.map((plan) => [plan.id, plan]));
}
