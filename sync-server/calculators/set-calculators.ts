import { accessTexts } from '#contract/access.ts';
import type { CalculatorUsage, SetCalculators } from '#contract/calculators.ts';
import { type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import type { CalculatorRefusal } from './add-calculator.ts';
import { openRoom } from './calculator-room.ts';
import { changeSelection } from './change-selection.ts';
import { mayAddNow, mayEverAdd } from './may-add.ts';

/** A whole selection at once, the limit checked for the outcome. A member in the first set-up may only add. */
export async function setCalculators(change: Change, input: SetCalculators): Promise<Outcome<CalculatorUsage, CalculatorRefusal>> {
  const refusal = maySet(change, input);
  if (refusal !== undefined) return refusal;
  const room = await openRoom(change, input.tenantId);
  if (room === undefined) return refused('NotFound', accessTexts.notFound);
  if (input.remove.length === 0) {
    const late = mayAddNow(change.caller, input.tenantId, room, change.now);
    if (late !== undefined) return late;
  }
  return changeSelection(change, room, input);
}

function maySet({ caller }: Change, { tenantId, remove }: SetCalculators): AccessRefusal | undefined {
  return remove.length === 0 ? mayEverAdd(caller, tenantId) : authorise('calculators.set', caller, { tenantId });
}
