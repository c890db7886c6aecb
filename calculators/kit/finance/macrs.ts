import { refuse } from '#calculators/kit/definition/refusal.ts';
import { checkEnd } from './depreciation.ts';
import { midQuarterPercents } from './macrs-mid-quarter.ts';
import { firstRefusal, mustBeAtLeast, mustBeWhole, type Outcome, stated } from './outcome.ts';

/**
 * Percentages of the unadjusted basis, by year, half-year convention: 200 % declining balance for 3 to 10 years, 150 % for 15 and 20,
 * then straight line. They are published rounded, and returns are filed with the rounded ones.
 * Source: IRS Publication 946, appendix A, table A-1; Rev. Proc. 87-57, table 1.
 */
export const halfYearPercents: ReadonlyMap<number, readonly number[]> = new Map([
  [3, [33.33, 44.45, 14.81, 7.41]],
  [5, [20, 32, 19.2, 11.52, 11.52, 5.76]],
  [7, [14.29, 24.49, 17.49, 12.49, 8.93, 8.92, 8.93, 4.46]],
  [10, [10, 18, 14.4, 11.52, 9.22, 7.37, 6.55, 6.55, 6.56, 6.55, 3.28]],
  [15, [5, 9.5, 8.55, 7.7, 6.93, 6.23, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 2.95]],
  [
    20,
    [
      3.75, 7.219, 6.677, 6.177, 5.713, 5.285, 4.888, 4.522, 4.462, 4.461, 4.462, 4.461, 4.462, 4.461, 4.462, 4.461, 4.462, 4.461, 4.462,
      4.461, 2.231,
    ],
  ],
]);

/** Straight line over 27.5 years (residential rental) or 39 (nonresidential real property), mid-month convention. */
export const realPropertyLives: readonly number[] = [27.5, 39];

/**
 * MACRS = cost · percentage of the recovery year: the deduction for year `period` under the general depreciation system.
 * `life` is the recovery period in years; `month` (1 to 12) is when real property was placed in service. `quarter` (1 to 4) is when
 * equipment was, where the mid-quarter convention holds (more than 40 % of the year's in its last quarter); without it, half a year counts.
 * Unit: dollars of the cost. Source: IRS Publication 946, appendix A, tables and A-7a.
 */
export function macrs({
  cost,
  life,
  period,
  month = 1,
  quarter,
}: {
  readonly cost: number;
  readonly life: number;
  readonly period: number;
  readonly month?: number;
  readonly quarter?: number | undefined;
}): Outcome {
  const halfYear = halfYearPercents.get(life);
  const real = realPropertyLives.includes(life);
  if (halfYear === undefined && !real) return refuse('"life" must be 3, 5, 7, 10, 15, 20, 27.5 or 39.', 'life');
  if (quarter !== undefined && real) return refuse('Real property has no "quarter": the middle of its month counts.', 'quarter');
  if (quarter !== undefined && ![1, 2, 3, 4].includes(quarter)) return refuse('"quarter" must be 1, 2, 3 or 4.', 'quarter');
  // Without a quarter this is the row before the first, which does not exist.
  const midQuarter = midQuarterPercents.get(life)?.[(quarter ?? 0) - 1];
  const percents = midQuarter ?? halfYear ?? midMonthPercents(life, month);
  const refusal = firstRefusal(
    mustBeAtLeast('cost', cost, 0),
    mustBeWhole('month', month, 1),
    checkEnd('month', month, 12),
    mustBeWhole('period', period, 1),
    checkEnd('period', period, percents.length),
  );
  return refusal ?? stated((cost * (percents[period - 1] ?? 0)) / 100);
}

/**
 * Tables A-6 and A-7a: in the first year 12.5 − month months, then full years, the rest in the last. A full year and a month are rounded to
 * three decimals of a per cent; over 27.5 years the full year is 3.636, and from the tenth on every other one 3.637 (the even years, or the odd ones after June).
 */
function midMonthPercents(life: number, month: number): readonly number[] {
  const full = Math.round(100_000 / life);
  const first = Math.round((12.5 - month) * Math.round(full / 12));
  const percents = [first];
  let left = 100_000 - first;
  for (let year = 2; left > 0 && year <= 40; year++) {
    const alternate = life === 27.5 && year >= 10 && year % 2 === (month <= 6 ? 0 : 1);
    const percent = Math.min(alternate ? full + 1 : full, left);
    percents.push(percent);
    left -= percent;
  }
  return percents.map((thousandths) => thousandths / 1000);
}
