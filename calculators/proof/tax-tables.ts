import { Decimal } from 'decimal.js';
import { Exact } from './decimal.ts';

/** From the specification if it gives them, from Rev. Proc. 2024-40 otherwise. */
export const statusFigures = {
  single: { standard: 15000, threshold: 200000, gains: [48350, 533400], exemption: 85700, phaseOut: 626350 },
  marriedJoint: { standard: 30000, threshold: 250000, gains: [96700, 600050], exemption: 139400, phaseOut: 1252550 },
  marriedSeparate: { standard: 15000, threshold: 125000, gains: [48350, 300000], exemption: 69700, phaseOut: 626350 },
  headOfHousehold: { standard: 22500, threshold: 200000, gains: [64750, 566700], exemption: 85700, phaseOut: 626350 },
} as const;

/** The tables as printed in the revenue procedure: over, tax there, rate above. */
const tables = {
  single: '0 0 10|11925 1192.50 12|48475 5578.50 22|103350 17651 24|197300 40199 32|250525 57231 35|626350 188769.75 37',
  marriedJoint: '0 0 10|23850 2385 12|96950 11157 22|206700 35302 24|394600 80398 32|501050 114462 35|751600 202154.50 37',
  marriedSeparate: '0 0 10|11925 1192.50 12|48475 5578.50 22|103350 17651 24|197300 40199 32|250525 57231 35|375800 101077.25 37',
  headOfHousehold: '0 0 10|17000 1700 12|64850 7442 22|103350 15912 24|197300 38460 32|250500 55484 35|626350 187031.50 37',
} as const;

/** "$5,578.50 plus 22 % of the excess over $48,475" */
export function scheduleTax(status: keyof typeof tables, income: Decimal.Value): Decimal {
  const rows = tables[status].split('|').map((row) => row.split(' '));
  const [over = '0', tax = '0', rate = '0'] = rows.findLast(([from = '0']) => new Exact(income).gte(from)) ?? [];
  return new Exact(income).minus(over).times(rate).div(100).plus(tax);
}

/** Remainder of an amount, at least 0. */
export function below(amount: Decimal, taken: Decimal.Value): Decimal {
  return Decimal.max(0, amount.minus(taken));
}

/** A per cent of an amount. */
export function part(amount: Decimal, percent: Decimal.Value): Decimal {
  return amount.times(percent).div(100);
}
