import { type CalculatorUsage, calculatorTexts, calculatorUsage, limitReached } from '#contract/calculators/calculators.ts';
import { done, type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { tenantStream } from '#server/core/sync/streams/stream-names.ts';
import type { OpenQuota } from './calculator-quota.ts';

export interface Selection {
  readonly tenantId: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export type SelectionRefusal = 'NotFound' | 'Conflict' | 'LimitReached';

/**
 * Decides all additions and removals, all of them or none. Entries that already have the wanted state are left alone, so repeating a change
 * has no effect.
 */
export function changeSelection(
  change: Change,
  quota: OpenQuota,
  { tenantId, add, remove }: Selection,
): Outcome<CalculatorUsage, SelectionRefusal> {
  const coming = [...new Set(add)].filter((id) => !quota.enabled.has(id));
  const going = [...new Set(remove)].filter((id) => quota.enabled.has(id) && !add.includes(id));
  const unusable = findUnusable(quota, [...coming, ...remove], coming);
  if (unusable !== undefined) return unusable;
  const count = quota.enabled.size + coming.length - going.length;
  if (quota.limit !== null && coming.length > 0 && count > quota.limit) return refused('LimitReached', limitReached.message(quota.limit));
  if (coming.length + going.length === 0) return done(calculatorUsage(count, quota.limit));
  if (quota.unwritten.size === 0) change.late((tx) => writeSelection(tx, tenantId, { quota, now: change.now }));
  for (const id of coming) {
    quota.enabled.add(id);
    quota.unwritten.set(id, true);
    change.touch(tenantStream(tenantId), 'tenantCalculator', `${tenantId}:${id}`);
  }
  for (const id of going) {
    quota.enabled.delete(id);
    quota.unwritten.set(id, false);
    change.touch(tenantStream(tenantId), 'tenantCalculator', `${tenantId}:${id}`, true);
  }
  if (coming.length > 0) quota.firstAddedAt ??= change.now;
  change.audit('calculators.select', { kind: 'tenant', id: tenantId, tenantId }, undefined, { added: coming, removed: going });
  return done(calculatorUsage(count, quota.limit));
}

/** Every id must be in the catalog; added ones must also be offered. */
function findUnusable(
  { offered }: OpenQuota,
  ids: readonly string[],
  coming: readonly string[],
): Refused<'NotFound' | 'Conflict'> | undefined {
  if (ids.some((id) => !offered.has(id))) return refused('NotFound', calculatorTexts.unknown);
  return coming.some((id) => offered.get(id) === false) ? refused('Conflict', calculatorTexts.inactive) : undefined;
}

/** A calculator added and removed in the same transaction leaves a row that is off, as it would in two transactions. */
async function writeSelection(tx: Tx, tenantId: string, { quota, now }: { readonly quota: OpenQuota; readonly now: Date }): Promise<void> {
  const on = [...quota.unwritten].flatMap(([id, isOn]) => (isOn ? [id] : []));
  const off = [...quota.unwritten].flatMap(([id, isOn]) => (isOn ? [] : [id]));
  await tx.$executeRaw`
    insert into tenant_calculators (tenant_id, calculator_id, is_enabled, added_at)
    select ${tenantId}::uuid, id, is_enabled, ${now}
    from (select unnest(${on}::text[]) as id, true as is_enabled union all select unnest(${off}::text[]), false) changed
    on conflict (tenant_id, calculator_id) do update set is_enabled = excluded.is_enabled`;
}
