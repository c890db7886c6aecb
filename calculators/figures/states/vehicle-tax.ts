import type { Dated } from '#calculators/figures/dated.ts';
import type { Percent } from '#calculators/figures/units.ts';

/** Washington's tax on motor vehicles in addition to its sales tax. */
export const washingtonAddition: Dated<Percent> = [
  { from: '2026-01-01', value: 0.5 },
  { from: '2003-07-01', value: 0.3 },
];

/** Part of the price on which a county's tax in Florida applies. */
export const floridaLocalCap = 5000;

/**
 * Typical rate in a county, less the state's: the rate of its unincorporated area, in King County that of most cities inside the transit
 * district. Cook is in Illinois, which is not among the states.
 */
export const countyTax = {
  'Los Angeles': {
    CA: [
      { from: '2025-04-01', value: 2.5 },
      { from: '2017-10-01', value: 2.25 },
    ],
  },
  Orange: { CA: [{ from: '1991-04-01', value: 0.5 }], FL: [{ from: '2003-01-01', value: 0.5 }] },
  'Miami-Dade': { FL: [{ from: '2003-01-01', value: 1 }] },
  King: {
    WA: [
      { from: '2026-01-01', value: 3.8 },
      { from: '2024-04-01', value: 3.7 },
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Dated<Percent>>>>>;
