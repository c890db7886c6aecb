import type { Dated } from '#calculators/figures/dated.ts';
import type { Dollars, Years } from '#calculators/figures/units.ts';

export type CareKind = 'homeCare' | 'assistedLiving' | 'nursingShared' | 'nursingPrivate';

/** National medians of a year: 44 hours a week over 52 weeks of home care, 12 months of assisted living, 365 days of a nursing home. */
export const careCosts: Dated<Readonly<Record<CareKind, Dollars>>> = [
  { from: '2025-01-01', value: { homeCare: 80080, assistedLiving: 74400, nursingShared: 114975, nursingPrivate: 129575 } },
  { from: '2024-01-01', value: { homeCare: 77792, assistedLiving: 70800, nursingShared: 111325, nursingPrivate: 127750 } },
];

/** Average years of need. */
export const careYears: Readonly<Record<'male' | 'female', Years>> = { male: 2.2, female: 3.7 };
