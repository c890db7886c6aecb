import { teamCap } from '#contract/people/users.ts';
import type { PlanContents } from './plan-rights.ts';

/** The things of which a plan allows a number. */
export const planCapNames = ['calculators', 'people', 'aiCalls'] as const;
export type PlanCap = (typeof planCapNames)[number];

/** The number that a plan allows of each; null: no limit. The rights beside them are in `planRights`. */
export const planCaps = {
  calculators: ({ calculatorLimit }) => calculatorLimit,
  people: ({ maxUsers }) => maxUsers ?? teamCap.limit,
  aiCalls: ({ aiCallsIncluded, aiUnlimited }) => (aiUnlimited ? null : aiCallsIncluded),
} as const satisfies Readonly<Record<PlanCap, (plan: PlanContents) => number | null>>;
