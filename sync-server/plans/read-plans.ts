import { done, type Outcome } from '#contract/outcome.ts';
import type { PlanEntry } from '#contract/plans.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import type { ShortList } from '#server/http/cut-rows.ts';
import { planColumns, planEntry } from './plan-entry.ts';

/** How the price list is found, ordered and cut. */
export const priceList: ShortList<PlanEntry> = {
  keys: { sortOrder: ({ sortOrder }) => String(sortOrder).padStart(10, '0'), name: ({ name }) => name.toLowerCase() },
  usual: { field: 'sortOrder', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ name, description }) => `${name} ${description ?? ''}`,
};

/** The active plans for everybody, all of them for a platform owner, in the order of the price page. */
export async function listPlans(
  { db }: { readonly db: Database },
  principal: Principal,
): Promise<Outcome<readonly PlanEntry[], AccessRefusal['code']>> {
  const refusal = authorise('plans.list', principal);
  if (refusal !== undefined) return refusal;
  const isOwner = isCaller(principal) && principal.role === 'platform_owner';
  const rows = await db.reading(isCaller(principal) ? scopeOf(principal) : { as: 'visitor' }, (tx) =>
    tx.plan.findMany({ where: isOwner ? {} : { isActive: true }, orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }], select: planColumns }),
  );
  return done(rows.map(planEntry));
}
