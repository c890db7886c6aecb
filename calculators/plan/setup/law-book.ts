import { type FilingStatus, filingStatuses } from '#calculators/figures/filing-status.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { HouseholdLaw } from '#calculators/kit/law/household-return/household-return.ts';
import { carriedState } from '#calculators/kit/law/projected/carried-state.ts';
import type { Prices } from '#calculators/kit/law/projected/carry-on.ts';
import { projectedLaw } from '#calculators/kit/law/projected/projected-law.ts';

/** The compiled law of each year, status, and state that a path meets; each is compiled once. */
export type LawBook = (year: number, status: FilingStatus, state: StateCode | 'none') => HouseholdLaw;

/** Years count from here, so that their places stay small: an engine stores a list with a gap of thousands as a table. */
const firstYear = 1950;

export function createLawBook(prices: Prices, medicalPrices: Prices): LawBook {
  const compiled = new Map<StateCode | 'none', HouseholdLaw[][]>();
  return (year, status, state) => {
    const ofState = compiled.get(state) ?? [];
    if (ofState.length === 0) compiled.set(state, ofState);
    const place = filingStatuses.indexOf(status);
    const ofYear = ofState[year - firstYear] ?? [];
    ofState[year - firstYear] = ofYear;
    const known = ofYear[place];
    if (known !== undefined) return known;
    const federal = projectedLaw(year, status, prices, medicalPrices);
    const law = { federal, state: state === 'none' ? undefined : { ...carriedState(state, federal, prices), code: state } };
    ofYear[place] = law;
    return law;
  };
}

/** Price levels of any year: those of the path inside it, and the mean inflation outside. */
export function pricesOver(levels: Float64Array, startYear: number, inflation: number): Prices {
  const last = levels.length - 1;
  return (year) => {
    const at = year - startYear;
    if (at >= 0 && at <= last) return levels[at] ?? 1;
    const [from, level] = at < 0 ? [0, 1] : [last, levels[last] ?? 1];
    return level * (1 + inflation / 100) ** (at - from);
  };
}
