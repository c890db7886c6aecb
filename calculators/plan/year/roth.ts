import type { Cents } from '#calculators/figures/units.ts';
import type { RothConversion } from '#calculators/plan/model/plan.ts';
import type { YearWork } from './year-work.ts';

/** Taxes on a withdrawal from a Roth account. */
export interface RothParts {
  readonly fromContributions: Cents;
  readonly taxable: Cents;
  readonly penalized: Cents;
  /** Conversions that stay in the account. */
  readonly conversions: readonly RothConversion[];
}

/** Years that a conversion, and the account itself, must be old. */
const fiveYears = 5;

/**
 * Contributions come out first, then conversions, the oldest first, then earnings. A conversion bears the additional tax before 59½ within
 * five years; earnings are taxed unless the owner is 59½ and the account five years old. Source: 26 USC 408A(d)(2) to (4), (d)(3)(F).
 */
export function rothParts({ setup, state, year }: YearWork, account: number, cents: Cents): RothParts {
  const person = setup.people[state.owners[account] ?? -1];
  const isOld = person === undefined || year >= person.penaltyFreeYear;
  const isQualified = isOld && year >= (setup.accounts[account]?.openedIn ?? year) + fiveYears;
  const fromContributions = Math.min(cents, state.basis[account] ?? 0);
  let left = cents - fromContributions;
  let penalized = 0;
  const conversions: RothConversion[] = [];
  for (const conversion of state.conversions[account] ?? []) {
    const part = Math.min(left, conversion.amount);
    left -= part;
    if (!isOld && year < conversion.year + fiveYears) penalized += part;
    if (part < conversion.amount) conversions.push({ year: conversion.year, amount: conversion.amount - part });
  }
  const taxable = isQualified ? 0 : left;
  return { fromContributions, taxable, penalized: penalized + (isOld ? 0 : left), conversions };
}

/** Takes the layers of a withdrawal out of the account. */
export function spendRothLayers(work: YearWork, account: number, { fromContributions, conversions }: RothParts): void {
  const { state } = work;
  state.basis[account] = (state.basis[account] ?? 0) - fromContributions;
  state.conversions[account] = [...conversions];
}
