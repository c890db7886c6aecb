import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Caller } from '#server/access/caller.ts';
import type { CalculatorRoom } from './calculator-room.ts';

/** The selection screen sends one call per calculator: the first set-up lasts this long after the first of them. */
export const firstSetUpMs = 60 * 60 * 1000;

/** Whether anything could let this caller add; asked before the tenant is touched. */
export function mayEverAdd(caller: Caller, tenantId: string): AccessRefusal | undefined {
  const refusal = authorise('calculators.add', caller, { tenantId });
  return refusal?.code === 'Forbidden' ? authorise('calculators.firstAdd', caller, { tenantId }) : refusal;
}

/** An administrator always; any member while the first set-up of the tenant runs. */
export function mayAddNow(caller: Caller, tenantId: string, room: CalculatorRoom, now: Date): AccessRefusal | undefined {
  const refusal = authorise('calculators.add', caller, { tenantId });
  if (refusal?.code !== 'Forbidden' || !isFirstSetUp(room, now)) return refusal;
  return authorise('calculators.firstAdd', caller, { tenantId });
}

function isFirstSetUp({ firstAddedAt }: CalculatorRoom, now: Date): boolean {
  return firstAddedAt === null || now.getTime() - firstAddedAt.getTime() < firstSetUpMs;
}
