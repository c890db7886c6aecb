import type { StateCode } from './state-names.ts';

/**
 * States whose law raises the levels of their tables with prices each year: brackets, standard deduction, exemptions, or all of them. The
 * others change theirs by new laws only. Sources: `kit/law/states/state-sources.ts`; Tax Foundation, State Individual Income Tax Rates and
 * Brackets, 2026, note on indexation.
 */
export const indexedStates: readonly StateCode[] = [
  'AR',
  'CA',
  'ID',
  'IL',
  'KY',
  'LA',
  'ME',
  'MI',
  'MN',
  'MO',
  'MT',
  'ND',
  'NE',
  'OR',
  'RI',
  'VT',
  'WI',
];
