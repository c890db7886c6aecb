import { Decimal } from 'decimal.js';
import { Exact } from './decimal.ts';
import { type LawSet, lawOf, type Status } from './law-of-years.ts';

/** The difference between the rate of each bracket and the one below it: 12, 22, 24, 32, 35 and 37 %. */
const steps = [2, 10, 2, 8, 3, 2];

/** Tax of the rate schedules: 10 % of all, and the difference of the rates on what lies above each top. */
export function scheduleTax(set: LawSet, status: Status, income: Decimal.Value): Decimal {
  const tops = lawOf(set, 'tops')[status];
  const all = new Exact(income);
  return steps.reduce((tax, step, at) => tax.plus(part(below(all, tops[at] ?? 0), step)), part(all, 10));
}

/**
 * Tax on all where the income above a height is gain: each dollar of gain bears the rate of the height at which it lies, but never more
 * than the schedules on all of it (26 USC 1(h)(1)), which matters between the first threshold and the end of the 12 % bracket.
 */
export function withGain(set: LawSet, status: Status, from: Decimal, to: Decimal): Decimal {
  const [zero, fifteen] = lawOf(set, 'gains')[status];
  const above = (income: Decimal) => part(below(income, zero), 15).plus(part(below(income, fifteen), 5));
  return Decimal.min(scheduleTax(set, status, from).plus(above(to)).minus(above(from)), scheduleTax(set, status, to));
}

/** Not indexed: 26 USC 1411(b), 3101(b)(2). */
export const threshold = { single: 200000, marriedJoint: 250000, marriedSeparate: 125000, headOfHousehold: 200000 } as const;

/** Remainder of an amount, at least 0. */
export function below(amount: Decimal, taken: Decimal.Value): Decimal {
  return Decimal.max(0, amount.minus(taken));
}

/** A per cent of an amount. */
export function part(amount: Decimal, percent: Decimal.Value): Decimal {
  return amount.times(percent).div(100);
}
