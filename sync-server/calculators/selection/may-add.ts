import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import type { CalculatorQuota } from './calculator-quota.ts';

/** The selection screen sends one call per calculator: the first set-up lasts this long after the first call. */
export const firstSetUpMs = 60 * 60 * 1000;

/** Administrators may always add. Any member may, once the permission check has passed, during the tenant's first set-up. */
export function mayAddNow(
  { caller, now }: Pick<Change, 'caller' | 'now'>,
  tenantId: string,
  quota: CalculatorQuota,
): AccessRefusal | undefined {
  const refusal = authorize('calculators.add', caller, { tenantId });
  return refusal?.code === 'Forbidden' && isFirstSetUp(quota, now) ? undefined : refusal;
}

function isFirstSetUp({ firstAddedAt }: CalculatorQuota, now: Date): boolean {
  return firstAddedAt === null || now.getTime() - firstAddedAt.getTime() < firstSetUpMs;
}
