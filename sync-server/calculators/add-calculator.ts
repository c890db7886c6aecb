import { accessTexts } from '#contract/access.ts';
import type { AddCalculator, CalculatorUsage } from '#contract/calculators.ts';
import { type Outcome, refused } from '#contract/outcome.ts';
import type { AccessRefusal } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import { openRoom } from './calculator-room.ts';
import { changeSelection, type SelectionRefusal } from './change-selection.ts';
import { mayAddNow, mayEverAdd } from './may-add.ts';

export type CalculatorRefusal = SelectionRefusal | AccessRefusal['code'];

/** Adding one that is there already changes nothing and succeeds. */
export async function addCalculator(change: Change, input: AddCalculator): Promise<Outcome<CalculatorUsage, CalculatorRefusal>> {
  const refusal = mayEverAdd(change.caller, input.tenantId);
  if (refusal !== undefined) return refusal;
  const room = await openRoom(change, input.tenantId);
  if (room === undefined) return refused('NotFound', accessTexts.notFound);
  const late = mayAddNow(change.caller, input.tenantId, room, change.now);
  if (late !== undefined) return late;
  return changeSelection(change, room, { tenantId: input.tenantId, add: [input.calculatorId], remove: [] });
}
