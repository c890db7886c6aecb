import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanResult, PlanTotals } from '#calculators/plan/model/plan-results.ts';
import type { PathBlock } from '#calculators/plan/run/path-blocks.ts';

/** An order to a worker of the plan: the shown path, the spending that the plan carries, its totals, or a block of random markets. */
export type PlanOrder =
  | { readonly kind: 'path'; readonly plan: Plan }
  | { readonly kind: 'spending'; readonly plan: Plan }
  | { readonly kind: 'effect'; readonly plan: Plan }
  | { readonly kind: 'block'; readonly plan: Plan; readonly seed: number; readonly block: number };

/** Result of a changed plan, without its years. */
export interface PlanEffect {
  readonly totals: PlanTotals;
  readonly firstShortfall: number | undefined;
  /** Spending a year that the plan carries, in today's dollars. */
  readonly sustainable: number;
}

export type PlanNews =
  | { readonly kind: 'path'; readonly result: PlanResult }
  | { readonly kind: 'spending'; readonly sustainable: number }
  | { readonly kind: 'effect'; readonly effect: PlanEffect }
  | { readonly kind: 'block'; readonly block: PathBlock };
