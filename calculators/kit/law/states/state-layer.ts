import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import { type StateCode, stateNames } from '#calculators/figures/states/state-names.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { choice } from '#calculators/kit/definition/fields.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import type { StateReturn } from './state-household.ts';
import type { StateTax } from './state-income-tax.ts';
import { stateYear } from './state-year.ts';

let compute: ((given: StateReturn) => StateTax | 'unpublished') | undefined;

/**
 * Loads the law of all states, which is larger than a shelf may be. A calculator with a state names it in `needs`, and the loader of
 * calculators awaits it, so that formulas stay synchronous.
 */
export async function loadStateTax(): Promise<void> {
  compute ??= (await import('./state-income-tax.ts')).stateIncomeTax;
}

export function stateTaxOf(given: StateReturn): StateTax | 'unpublished' {
  if (compute === undefined) throw new Error('Await `needs` first.');
  return compute(given);
}

/** State whose income tax is added, for calculators of federal tax; none by default. */
export const stateInput = choice('State', { none: 'Not included', ...stateNames }, 'none', {
  advanced: true,
  tooltip: 'Adds the income tax of your state. Local tax is left out.',
});
export type StateChoice = StateCode | 'none';

type Income = Partial<Pick<StateReturn, 'wages' | 'otherIncome' | 'pension' | 'benefits' | 'longTermGains' | 'dependents' | 'age'>>;

/** Income tax of the chosen state to the cent; 0 without one. */
export function stateTaxOn(set: FigureSet, status: FilingStatus, state: StateChoice, income: Income): Dollars | Refusal<'figures'> {
  if (state === 'none') return 0;
  const { age = 40, otherIncome = 0 } = income;
  const given = { wages: 0, pension: 0, benefits: 0, longTermGains: 0, dependents: 0, ...income, age, spouseAge: age };
  // These two tax each class of income alone, so a capital loss lowers no wages.
  const counted = state === 'PA' || state === 'NJ' ? Math.max(0, otherIncome) : otherIncome;
  const answer = stateTaxOf({ ...given, otherIncome: counted, pensionKind: 'ira', year: stateYear(set), state, status });
  return answer === 'unpublished' ? unpublished(state) : toCent(answer.tax);
}

/** The part of the state tax that is due to more income. */
export function addedStateTax(
  set: FigureSet,
  status: FilingStatus,
  state: StateChoice,
  [before, after]: readonly [Income, Income],
): Dollars | Refusal<'figures'> {
  const without = stateTaxOn(set, status, state, before);
  if (typeof without !== 'number') return without;
  const withIt = stateTaxOn(set, status, state, after);
  return typeof withIt === 'number' ? toCent(withIt - without) : withIt;
}

export function unpublished(state: StateCode): Refusal<'figures'> {
  return refuse(`This version does not have the figures of ${stateNames[state]} for 2026: choose 2025 law.`, 'figures');
}
