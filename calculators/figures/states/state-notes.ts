import type { StateCode } from './state-names.ts';

/** States where a city, county, or school district may tax the same income. */
export const localTaxes: readonly StateCode[] = [
  'AL',
  'CO',
  'DE',
  'IA',
  'IN',
  'KS',
  'KY',
  'MD',
  'MI',
  'MO',
  'NJ',
  'NY',
  'OH',
  'OR',
  'PA',
  'WV',
];

/** States where spouses with two incomes may compute separately on one return. */
export const separateComputation: readonly StateCode[] = ['AR', 'DC', 'DE', 'KY', 'MO', 'MS'];

/** Limits of the figures of one state and year, for the reader. */
export const stateNotes: Readonly<Record<string, string>> = {
  AR2025: 'Incomes from 14,642 to 17,500 have a low-income table of their own, which is not used.',
  AR2026: 'Low incomes have a table of their own, which is not used.',
  AL2026: 'The larger exemption of retirement income proposed for 2026 is not used.',
  AZ2025: 'Gains are taken as from assets acquired after 2011.',
  AZ2026: 'Gains are taken as from assets acquired after 2011.',
  CO2026: 'The rate of 2026 may still fall with the state\u2019s revenue limit.',
  DC2025: 'The District kept its own standard deduction of 15,000; with the federal 15,750 the tax would be lower.',
  GA2026: 'The exclusion of military pensions below 62 is that of 2025.',
  ID2025: 'The 10 of the permanent building fund is not included.',
  LA2026: 'Publications differ on the standard deduction of 2026: 12,875 is used.',
  ND2026: 'Rates of 2026 as another publication read them in Form ND-1ES.',
  NE2025: 'Pensions of the federal civil service are exempt; choose military for them.',
  NE2026: 'Pensions of the federal civil service are exempt; choose military for them.',
  OH2025: 'The base tax above 100,000 follows the statute; another reading gives 18.69 less.',
  OR2025: 'The kicker is not included.',
  OR2026: 'Rates and deduction of 2026 as in the withholding formulas.',
  WA2026: 'The deduction from gains is that of 2025.',
  WI2025: 'The third bracket starts where the worksheet of Form 1 puts it.',
  WI2026: 'Rates of 2026 as another publication read them in Form 1-ES.',
};
