import type { FigureSet } from '#calculators/figures/set.ts';
import type { Percent } from '#calculators/figures/units.ts';

const rates2025 = {
  AL: 4,
  AK: 0,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DE: 0,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  MT: 0,
  NE: 5.5,
  NV: 6.85,
  NH: 0,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  OR: 0,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VT: 6,
  VA: 5.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
} as const satisfies Readonly<Record<string, Percent>>;

export type State = keyof typeof rates2025;

/**
 * Rate of each state, without counties and cities; a local rate that applies in the whole state is counted as the state's (California,
 * Utah, Virginia). Louisiana went from 4.45 to 5 % on 1 January 2025.
 */
export function salesTax(set: FigureSet): Readonly<Record<State, Percent>> {
  return set === '2024' ? { ...rates2025, LA: 4.45 } : rates2025;
}
