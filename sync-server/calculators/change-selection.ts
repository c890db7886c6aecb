import { type CalculatorUsage, calculatorTexts, calculatorUsage, limitReached } from '#contract/calculators.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { Change } from '#server/sync/change.ts';
import { tenantStream } from '#server/sync/stream-names.ts';
import type { CalculatorRoom } from './calculator-room.ts';

export interface Selection {
  readonly tenantId: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export type SelectionRefusal = 'NotFound' | 'Conflict' | 'LimitReached';

/** Writes what comes and what goes, all of it or nothing. What is so already is left alone, so the same change twice does no more. */
export async function changeSelection(
  change: Change,
  room: CalculatorRoom,
  { tenantId, add, remove }: Selection,
): Promise<Outcome<CalculatorUsage, SelectionRefusal>> {
  const coming = [...new Set(add)].filter((id) => !room.enabled.has(id));
  const going = [...new Set(remove)].filter((id) => room.enabled.has(id) && !add.includes(id));
  const unusable = await findUnusable(change, [...coming, ...remove], coming);
  if (unusable !== undefined) return unusable;
  const count = room.enabled.size + coming.length - going.length;
  if (room.limit !== null && coming.length > 0 && count > room.limit) return refused('LimitReached', limitReached.message(room.limit));
  if (coming.length > 0) {
    await change.tx.$executeRaw`
      insert into tenant_calculators (tenant_id, calculator_id, is_enabled, added_at)
      select ${tenantId}::uuid, id, true, ${change.now} from unnest(${coming}::text[]) as id
      on conflict (tenant_id, calculator_id) do update set is_enabled = true`;
  }
  if (going.length > 0) {
    await change.tx.$executeRaw`
      update tenant_calculators set is_enabled = false where tenant_id = ${tenantId}::uuid and calculator_id = any(${going}::text[])`;
  }
  for (const id of coming) change.touch(tenantStream(tenantId), 'tenantCalculator', `${tenantId}:${id}`);
  for (const id of going) change.touch(tenantStream(tenantId), 'tenantCalculator', `${tenantId}:${id}`, true);
  if (coming.length + going.length > 0) {
    change.audit('calculators.select', { kind: 'tenant', id: tenantId, tenantId }, undefined, { added: coming, removed: going });
  }
  return done(calculatorUsage(count, room.limit));
}

/** Every id must be of the catalogue; what comes must be offered, too. */
async function findUnusable(change: Change, ids: readonly string[], coming: readonly string[]) {
  if (ids.length === 0) return undefined;
  const rows = await change.tx.$queryRaw<{ id: string; isActive: boolean }[]>`
    select id, is_active as "isActive" from calculators where id = any(${[...new Set(ids)]}::text[])`;
  const active = new Map(rows.map((row) => [row.id, row.isActive]));
  if (ids.some((id) => !active.has(id))) return refused('NotFound', calculatorTexts.unknown);
  return coming.some((id) => active.get(id) === false) ? refused('Conflict', calculatorTexts.inactive) : undefined;
}
