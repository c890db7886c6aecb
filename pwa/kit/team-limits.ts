import type { PlanRow } from '#contract/money/plan.ts';
import { planCaps } from '#contract/money/plan-caps.ts';
import { teamCap } from '#contract/people/users.ts';

/** The number of people that a plan allows. */
export function teamLimit(plan: PlanRow | undefined): number {
  return plan === undefined ? teamCap.limit : planCaps.people(plan);
}

/** The most people that a plan on offer allows. */
export function largestTeam(plans: readonly PlanRow[]): number {
  return Math.max(teamCap.limit, ...plans.filter(({ isActive }) => isActive).map(teamLimit));
}
