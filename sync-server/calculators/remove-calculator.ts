import { accessTexts } from '#contract/access.ts';
import type { CalculatorUsage, RemoveCalculator } from '#contract/calculators.ts';
import { type Outcome, refused } from '#contract/outcome.ts';
import { authorise } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import type { CalculatorRefusal } from './add-calculator.ts';
import { openRoom } from './calculator-room.ts';
import { changeSelection } from './change-selection.ts';

/** Removing one that is not there changes nothing and succeeds. */
export async function removeCalculator(change: Change, input: RemoveCalculator): Promise<Outcome<CalculatorUsage, CalculatorRefusal>> {
  const refusal = authorise('calculators.remove', change.caller, { tenantId: input.tenantId });
  if (refusal !== undefined) return refusal;
  const room = await openRoom(change, input.tenantId);
  if (room === undefined) return refused('NotFound', accessTexts.notFound);
  return changeSelection(change, room, { tenantId: input.tenantId, add: [], remove: [input.calculatorId] });
}
