import { type Refused, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { calculatorQuota } from './calculator-quota.ts';

/**
 * Refuses a change to a plan that allows fewer calculators than the tenant uses, unless the plan allows more than the present one. The
 * caller has locked the tenant.
 */
export async function refuseSmallerPlan(
  tx: Tx,
  tenantId: string,
  limit: number | null,
  sentence: (used: number, limit: number) => string,
): Promise<Refused<'LimitReached'> | undefined> {
  const quota = limit === null ? undefined : await calculatorQuota(tx, tenantId);
  if (limit === null || quota === undefined || quota.enabled.size <= limit) return undefined;
  if (quota.limit !== null && quota.limit <= limit) return undefined;
  return refused('LimitReached', sentence(quota.enabled.size, limit));
}
