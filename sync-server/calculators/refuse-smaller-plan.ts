import { type Refused, refused } from '#contract/outcome.ts';
import type { Tx } from '#server/data/database.ts';
import { calculatorRoom } from './calculator-room.ts';

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
  const room = limit === null ? undefined : await calculatorRoom(tx, tenantId);
  if (limit === null || room === undefined || room.enabled.size <= limit) return undefined;
  if (room.limit !== null && room.limit <= limit) return undefined;
  return refused('LimitReached', sentence(room.enabled.size, limit));
}
