import { refuse } from '#calculators/kit/definition/refusal.ts';
import { type Asset, checkAsset, checkEnd } from '#calculators/kit/finance/depreciation.ts';
import { firstRefusal, mustBeAtLeast, mustBeMoreThan, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';

/**
 * VDB: depreciation between two points of an asset's life by declining balance at factor ÷ life, going over to the straight line of
 * what is left as soon as that gives more (unless `noSwitch`). A part of a period takes its share of that period's depreciation.
 *   period k: max(book · factor ÷ life, (book − salvage) ÷ (life − k + 1)), at most book − salvage
 * Source: OpenFormula 1.2, 6.12 VDB; Microsoft, VDB function.
 */
export function vdb({
  cost,
  salvage,
  life,
  startPeriod,
  endPeriod,
  factor = 2,
  noSwitch = false,
}: Asset & {
  readonly startPeriod: number;
  readonly endPeriod: number;
  readonly factor?: number;
  readonly noSwitch?: boolean;
}): Outcome {
  const refusal = firstRefusal(
    checkAsset({ cost, salvage, life }),
    life <= 100_000 ? undefined : refuse('"life" must be at most 100000.', 'life'),
    mustBeAtLeast('start_period', startPeriod, 0),
    mustBeAtLeast('end_period', endPeriod, 0),
    startPeriod <= endPeriod ? undefined : refuse('"end_period" must not come before "start_period".', 'end_period'),
    checkEnd('end_period', endPeriod, life),
    mustBeMoreThan('factor', factor, 0),
  );
  if (refusal !== undefined) return refusal;
  let book = cost;
  let total = 0;
  for (let before = 0; before < endPeriod; before++) {
    const left = Math.max(book - salvage, 0);
    const declining = (book * factor) / life;
    const straight = noSwitch ? 0 : left / (life - before);
    const depreciation = Math.min(Math.max(declining, straight), left);
    const share = Math.min(endPeriod, before + 1) - Math.max(startPeriod, before);
    total += depreciation * Math.max(share, 0);
    // Full depreciation must leave exactly the salvage value, without binary noise.
    book = depreciation === left ? Math.min(book, salvage) : book - depreciation;
  }
  return stated(total);
}
