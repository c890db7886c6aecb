import { stateNames } from '#calculators/figures/states/state-names.ts';
import { localTaxes, separateComputation, stateNotes } from '#calculators/figures/states/state-notes.ts';
import { uncheckedPensions } from '#calculators/figures/states/state-pensions.ts';
import type { StateReturn } from './state-household.ts';
import { carriesExemptions, hasOwnFigures } from './state-tables.ts';

/** Limits of the computation of one return, for the reader. */
export function stateNotesOn({ state, year, status, pension, pensionKind, spouse }: StateReturn): readonly string[] {
  const name = stateNames[state];
  const isUnchecked = (amount: number, kind: string) => amount > 0 && uncheckedPensions[state]?.includes(kind[0] ?? '') === true;
  const unchecked = isUnchecked(pension, pensionKind) || isUnchecked(spouse?.pension ?? 0, spouse?.pensionKind ?? '');
  return [
    stateNotes[`${state}${year}`],
    year === 2026 && !hasOwnFigures(state) ? `${name}: the rates of 2025 hold for 2026.` : undefined,
    carriesExemptions(year, state) ? 'The exemption of 2026 is not published: that of 2025 is used.' : undefined,
    unchecked ? `How ${name} treats this pension was not checked against its form.` : undefined,
    status === 'marriedJoint' && separateComputation.includes(state) ? 'Two incomes may owe less when computed separately.' : undefined,
    localTaxes.includes(state) ? 'Local income tax is not included.' : undefined,
  ].filter((note) => note !== undefined);
}
