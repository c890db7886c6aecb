import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeMoreThan, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { type Flow, netFlows, type RatesOfReturn, ratesWhere, type ValueWithSize } from '#calculators/kit/finance/roots.ts';

/** Equal amounts at intervals of a unit-period; `count` is 1 by default. Advances and payments are both positive. */
export interface UnitPeriodFlow {
  readonly amount: number;
  /** Full unit-periods from the beginning of the transaction to the (first) amount. */
  readonly unitPeriods: number;
  /** The additional fraction of a unit-period, at least 0 and less than 1. */
  readonly fraction?: number;
  readonly count?: number;
}

export interface Transaction {
  readonly advances: readonly UnitPeriodFlow[];
  readonly payments: readonly UnitPeriodFlow[];
  readonly unitPeriodsPerYear: number;
}

/**
 * APR by the actuarial method: unit-periods a year × the unit-period rate i that solves the general equation
 *   Σ A(k) ÷ ((1 + e(k) · i) · (1 + i)^q(k)) = Σ P(j) ÷ ((1 + f(j) · i) · (1 + i)^t(j))
 * Inside a unit-period interest is simple. Unit: yearly fraction, 0.0969 for 9.69 %.
 * Source: Regulation Z, 12 CFR 1026, appendix J (b)(8) and (c).
 */
export function apr(transaction: Transaction): Outcome {
  const { advances, payments, unitPeriodsPerYear } = transaction;
  const refusal = firstRefusal(
    checkFlows('advances', advances),
    checkFlows('payments', payments),
    mustBeMoreThan('unit_periods_per_year', unitPeriodsPerYear, 0),
  );
  if (refusal !== undefined) return refusal;
  const found = unitPeriodRates(advances, payments);
  switch (found.kind) {
    case 'none':
      return refuse('No annual percentage rate exists for these advances and payments.');
    case 'one':
      return stated(found.rate * unitPeriodsPerYear);
    case 'several':
      return {
        refused: 'These advances and payments have several annual percentage rates.',
        rates: found.rates.map((rate) => rate * unitPeriodsPerYear),
      };
  }
}

/**
 * The intervals with at most one root are those of the same amounts with compound interest throughout; if all advances come before the
 * payments, there is one interval and one root under either rule.
 */
function unitPeriodRates(advances: readonly UnitPeriodFlow[], payments: readonly UnitPeriodFlow[]): RatesOfReturn {
  const flows = netFlows([...payments.flatMap((flow) => spread(flow, 1)), ...advances.flatMap((flow) => spread(flow, -1))]);
  return ratesWhere(flows, (x) => valueAt(flows, x));
}

function spread({ amount, unitPeriods, fraction = 0, count = 1 }: UnitPeriodFlow, sign: number): readonly Flow[] {
  return Array.from({ length: count }, (_, index) => ({ amount: amount * sign, time: unitPeriods + index + fraction }));
}

/**
 * Payments less advances at x = log(1 + i), valued at the beginning for i ≥ 0 and at the last amount otherwise, so that nothing overflows.
 */
function valueAt(flows: readonly Flow[], x: number): ValueWithSize {
  const rate = Math.expm1(x);
  const reference = x >= 0 ? 0 : Math.max(...flows.map(({ time }) => time));
  let value = 0;
  let size = 0;
  for (const { amount, time } of flows) {
    const whole = Math.floor(time);
    const term = (amount * Math.exp((reference - whole) * x)) / (1 + (time - whole) * rate);
    value += term;
    size += Math.abs(term);
  }
  return { value, size };
}

function checkFlows(name: string, flows: readonly UnitPeriodFlow[]): Refusal | undefined {
  if (flows.length === 0) return refuse(`"${name}" must hold at least one amount.`, name);
  const total = flows.reduce((sum, { count = 1 }) => sum + count, 0);
  if (total > 10_000) return refuse(`"${name}" must hold at most 10000 amounts.`, name);
  for (const { amount, unitPeriods, fraction = 0, count = 1 } of flows) {
    if (!(amount > 0 && amount <= 1e100)) return refuse(`Each amount of "${name}" must be more than 0.`, name);
    if (!(Number.isInteger(unitPeriods) && unitPeriods >= 0)) {
      return refuse(`The unit-periods of "${name}" must be whole numbers of at least 0.`, name);
    }
    if (!(fraction >= 0 && fraction < 1)) return refuse(`The fractions of "${name}" must be at least 0 and less than 1.`, name);
    if (!(Number.isInteger(count) && count >= 1)) return refuse(`The counts of "${name}" must be whole numbers of at least 1.`, name);
  }
  return undefined;
}
