import type { PlanRight } from '#contract/money/plan-right-names.ts';
import { hasRight, planRights } from '#contract/money/plan-rights.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { isRunning } from './calculator-limit.ts';
import type { Caller } from './caller.ts';

/** Columns of a tenant that `includesRight` needs. */
export const rightColumns = {
  plan: { select: { customDomain: true, whiteLabel: true, prioritySupport: true } },
  subscription: { select: { status: true, terms: true } },
} as const;

interface Bought {
  readonly plan: unknown;
  readonly subscription: { readonly status: string; readonly terms: unknown } | null;
}

/** True if a plan, as it was bought, includes a right. */
export function includesRight(right: PlanRight, { plan, subscription }: Bought): boolean {
  return hasRight(right, plan, subscription !== null && isRunning(subscription.status) ? subscription.terms : undefined);
}

/** The refusal of a change that needs a right of the plan. The platform owner may change everything. */
export async function refuseWithoutRight(
  tx: Tx,
  caller: Pick<Caller, 'role'>,
  tenantId: string,
  right: PlanRight,
): Promise<Refused<'LimitReached'> | undefined> {
  if (caller.role === 'platform_owner') return undefined;
  const tenant = await tx.tenant.findUnique({ where: { id: tenantId }, select: rightColumns });
  return tenant !== null && includesRight(right, tenant) ? undefined : refused('LimitReached', planRights[right].lacking);
}
