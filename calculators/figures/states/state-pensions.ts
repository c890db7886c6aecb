import type { Dollars, Years } from '#calculators/figures/units.ts';
import type { StateCode } from './state-names.ts';

/** First letters of employer, IRA, public, military; ages from and below; and what each person may leave out. */
type PensionRule = readonly [kinds: string, from: Years, below: Years, most: Dollars];

const all = 1e12;
const always = 200;

/** Rules without an income limit. Missing states have none, or one in `kit/law/states/state-subtractions.ts`. */
export const pensionRules: Partial<Record<StateCode, readonly PensionRule[]>> = {
  AL: [
    ['epm', 0, always, all],
    ['i', 65, always, 6000],
  ],
  AR: [
    ['m', 0, always, all],
    ['ep', 0, always, 6000],
    ['i', 59.5, always, 6000],
  ],
  AZ: [
    ['m', 0, always, all],
    ['p', 0, always, 2500],
  ],
  CO: [['m', 0, 55, 15000]],
  CT: [['m', 0, always, all]],
  DE: [
    ['m', 0, always, 12500],
    ['eip', 0, 60, 2000],
  ],
  HI: [['epm', 0, always, all]],
  IA: [
    ['m', 0, always, all],
    ['eip', 55, always, all],
  ],
  ID: [['m', 0, always, all]],
  IL: [['eipm', 0, always, all]],
  IN: [['m', 0, always, all]],
  KS: [['pm', 0, always, all]],
  KY: [['eipm', 0, always, 31110]],
  LA: [
    ['pm', 0, always, all],
    ['ei', 65, always, 12000],
  ],
  MA: [['pm', 0, always, all]],
  MD: [
    ['m', 0, 55, 12500],
    ['m', 55, always, 20000],
  ],
  ME: [['m', 0, always, all]],
  MI: [['m', 0, always, all]],
  MN: [['m', 0, always, all]],
  MO: [['m', 0, always, all]],
  MS: [
    ['epm', 0, always, all],
    ['i', 59.5, always, all],
  ],
  NC: [['m', 0, always, all]],
  ND: [['m', 0, always, all]],
  NE: [['m', 0, always, all]],
  NJ: [['m', 0, always, all]],
  NM: [['m', 0, always, 30000]],
  NY: [
    ['pm', 0, always, all],
    ['ei', 59.5, always, 20000],
  ],
  OH: [['m', 0, always, all]],
  OK: [
    ['m', 0, always, all],
    ['eip', 0, always, 10000],
  ],
  PA: [
    ['m', 0, always, all],
    ['eip', 59.5, always, all],
  ],
  RI: [['m', 0, always, all]],
  SC: [['m', 0, always, all]],
  VA: [['m', 0, always, 40000]],
  WI: [['m', 0, always, all]],
};

/** States whose rule for these kinds was not checked in a form of the state. */
export const uncheckedPensions: Partial<Record<StateCode, string>> = {
  AR: 'm',
  HI: 'i',
  KS: 'eip',
  LA: 'p',
  ME: 'm',
  MO: 'm',
  NJ: 'm',
  NY: 'pm',
  WI: 'm',
};

/** Share of a pension that Connecticut exempts, by adjusted gross income. */
export const connecticutPensionShares = {
  joint: [
    [0, 1],
    [100000, 0.85],
    [105000, 0.7],
    [110000, 0.55],
    [115000, 0.4],
    [120000, 0.25],
    [125000, 0.1],
    [130000, 0.05],
    [140000, 0.025],
    [150000, 0],
  ],
  others: [
    [0, 1],
    [75000, 0.85],
    [77500, 0.7],
    [80000, 0.55],
    [82500, 0.4],
    [85000, 0.25],
    [87500, 0.1],
    [90000, 0.05],
    [95000, 0.025],
    [100000, 0],
  ],
} as const;

/** New Jersey: the maximum up to 100,000 of income, and then a share of the pension. */
export const newJerseyPension = {
  joint: { most: 100000, shares: shares(0.5, 0.25) },
  separate: { most: 50000, shares: shares(0.25, 0.125) },
  others: { most: 75000, shares: shares(0.375, 0.1875) },
} as const;

function shares(middle: number, low: number) {
  return [
    [0, 1],
    [100000, middle],
    [125000, low],
    [150000, 0],
  ] as const;
}
