import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { StateChoice } from '#calculators/kit/law/states/state-layer.ts';
import type { HouseholdIncome } from './household-income.ts';
import type { HouseholdReturn } from './household-return.ts';

type Compute = (set: FigureSet, status: FilingStatus, state: StateChoice) => (income: HouseholdIncome) => HouseholdReturn;

let compute: Compute | undefined;

/**
 * Loads the returns with the law of all states, which is larger than a shelf may be. A calculator names it in `needs`, and the loader of
 * calculators awaits it, so that formulas stay synchronous.
 */
export async function loadHouseholdReturn(): Promise<void> {
  if (compute !== undefined) return;
  const [{ householdReturn }, { carriedState }, { publishedLaw }] = await Promise.all([
    import('./household-return.ts'),
    import('#calculators/kit/law/projected/carried-state.ts'),
    import('#calculators/kit/law/projected/published-law.ts'),
  ]);
  compute = (set, status, code) => {
    const federal = publishedLaw(set, status);
    const state = code === 'none' ? undefined : { ...carriedState(code, federal, () => 1), code };
    return (income) => householdReturn({ federal, state }, income);
  };
}

/** The return of a household under a set and in a state, as a function of its income. */
export function householdReturnUnder(
  set: FigureSet,
  status: FilingStatus,
  state: StateChoice,
): (income: HouseholdIncome) => HouseholdReturn {
  if (compute === undefined) throw new Error('Await `needs` first.');
  return compute(set, status, state);
}
