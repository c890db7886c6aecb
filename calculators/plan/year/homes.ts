import type { Cents } from '#calculators/figures/units.ts';
import type { YearWork } from './year-work.ts';

/** Value of a home at the start of a year: it rises with prices and by its own growth. 0 once it is sold. */
export function homeValue({ setup, state, at, level }: YearWork, index: number): Cents {
  const home = setup.homes[index];
  if (home === undefined || state.isSold[index] === true) return 0;
  return home.value * 100 * level * (1 + home.growth / 100) ** at;
}
