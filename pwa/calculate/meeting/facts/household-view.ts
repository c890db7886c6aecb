import type { Household, Person } from '#app/calculate/meeting/household/household.ts';
import { ageOn, birthYear, isKnown } from '#app/calculate/meeting/household/household-facts.ts';
import type { EnteredDebt, PlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import { parseNumber } from '#calculators/kit/definition/inputs.ts';

/** Everything that a meeting knows about the household, from the place of one of its two people. */
export interface HouseholdView {
  /** The set of statutory figures that the calculator uses. */
  readonly set: FigureSet;
  readonly own: Person;
  readonly other: Person;
  /** Ages at which each claims Social Security. */
  readonly ownClaim: string;
  readonly otherClaim: string;
  /** `first` or `second`, as the accounts name their owners. */
  readonly place: 'first' | 'second';
  readonly household: Household;
  readonly plan: PlanEntries;
  readonly today: Date;
}

/** A typed number. Undefined where nothing is typed, or no number. */
export function numberIn(text: string): number | undefined {
  const value = text.trim() === '' ? Number.NaN : parseNumber(text, false);
  return Number.isFinite(value) ? value : undefined;
}

/** The sum of what is known. Undefined where nothing is. */
export function sumOf(...amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, amount) => sum + amount, 0);
}

/** Applies a step to a known value. */
export function ifKnown<Value, Made>(value: Value | undefined, step: (value: Value) => Made): Made | undefined {
  return value === undefined ? undefined : step(value);
}

export function ageThisYear({ today }: HouseholdView, { birthDate }: Person): number | undefined {
  return ifKnown(birthYear(birthDate), (year) => today.getFullYear() - year);
}

export function ageNow({ today }: HouseholdView, { birthDate }: Person): number | undefined {
  return ageOn(birthDate, today);
}

export function isCouple({ household }: HouseholdView): boolean {
  return isKnown(household.first) && isKnown(household.second);
}

/** Balances of the further accounts of these kinds, of one owner or of everybody. */
export function accountsOf({ plan }: HouseholdView, kinds: readonly string[], place?: HouseholdView['place']): number | undefined {
  const found = plan.accounts.filter(({ kind, owner }) => kinds.includes(kind) && (place === undefined || owner === place));
  return sumOf(...found.map(({ balance }) => numberIn(balance)));
}

/** Debts of a kind. Zero where others are listed, and undefined where none is. */
export function debtsOf({ plan }: HouseholdView, kind: string): number | undefined {
  const listed = plan.debts.filter(({ balance }) => numberIn(balance) !== undefined);
  return listed.length === 0
    ? undefined
    : (sumOf(...listed.filter((debt) => debt.kind === kind).map(({ balance }) => numberIn(balance))) ?? 0);
}

/** The only debt of a kind. */
export function onlyDebt({ plan }: HouseholdView, kind: string): EnteredDebt | undefined {
  const found = plan.debts.filter((debt) => debt.kind === kind);
  return found.length === 1 ? found[0] : undefined;
}

/** All debts: those listed one by one, or else the sum that was typed. */
export function allDebts(view: HouseholdView): number | undefined {
  const listed = sumOf(...view.plan.debts.map(({ balance }) => numberIn(balance)));
  return listed ?? numberIn(view.household.debts);
}
