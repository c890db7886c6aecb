import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';

export interface HousingFigures {
  /** Baseline limit of a conforming loan on one unit. */
  readonly conformingLimit: Dollars;
  /** FHA limit on one unit: 65 % of the conforming limit in low-cost areas, 150 % in high-cost ones. */
  readonly fhaLimit: Dollars;
  readonly fhaCeiling: Dollars;
  readonly hecmMaximumClaim: Dollars;
}

export const housingFigures: DatedFigures<HousingFigures> = {
  conformingLimit: {
    label: 'conforming loan limit',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 832750, source: '12 USC 1717(b)(2); FHFA', evidence: 'published' },
      { from: '2025-01-01', value: 806500, source: '12 USC 1717(b)(2); FHFA', evidence: 'published' },
      { from: '2024-01-01', value: 766550, source: '12 USC 1717(b)(2); FHFA', evidence: 'published' },
    ],
  },
  fhaLimit: {
    label: 'FHA loan limit',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 541287, source: 'HUD ML 2025-23', evidence: 'published' },
      { from: '2025-01-01', value: 524225, source: 'HUD ML 2024-21', evidence: 'published' },
      { from: '2024-01-01', value: 498257, source: 'HUD ML 2023-21', evidence: 'published' },
    ],
    standard: { value: 472030, year: 2023, source: 'HUD ML 2022-20', note: 'The limit of 2023 for one unit in a low-cost area.' },
  },
  fhaCeiling: {
    label: 'FHA limit in a high-cost area',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 1249125, source: 'HUD ML 2025-23', evidence: 'published' },
      { from: '2025-01-01', value: 1209750, source: 'HUD ML 2024-21', evidence: 'published' },
      { from: '2024-01-01', value: 1149825, source: 'HUD ML 2023-21', evidence: 'published' },
    ],
  },
  hecmMaximumClaim: {
    label: 'reverse mortgage claim amount',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 1249125, source: 'HUD ML 2025-22', evidence: 'published' },
      { from: '2025-01-01', value: 1209750, source: 'HUD ML 2024-22', evidence: 'published' },
      { from: '2024-01-01', value: 1149825, source: 'HUD ML 2023-22', evidence: 'published' },
    ],
    standard: { value: 1089300, year: 2023, source: 'HUD ML 2022-21', note: 'The maximum of 2023.' },
  },
};

export const housing = perSet('housing', housingFigures);

/** Private mortgage insurance: due above the first share of the value, ends by law at the second. */
export const pmiAbove: Percent = 80;
export const pmiEndsAt: Percent = 78;

export const fhaUpfrontMip: Percent = 1.75;
export const fhaMinimumScore = 580;
export const fhaLowestScore = 500;
export const fhaDownPayment: Percent = 3.5;
export const fhaDownPaymentBelowScore: Percent = 10;

/** Annual FHA premium: rows by loan-to-value, each with its rate and whether it ends after 11 years. */
export interface MipRow {
  readonly upToLtv: Percent;
  readonly rate: Percent;
  readonly endsAfter11Years: boolean;
}
export const mipThreshold: Dollars = 726200;
export const mipLongTermYears = 15;
export const mipYears = 11;
const to90 = 90;
export const mipRows: Readonly<Record<'longSmall' | 'longLarge' | 'shortSmall' | 'shortLarge', readonly MipRow[]>> = {
  longSmall: [row(to90, 0.5, true), row(95, 0.5), row(Number.MAX_VALUE, 0.55)],
  longLarge: [row(to90, 0.7, true), row(95, 0.7), row(Number.MAX_VALUE, 0.75)],
  shortSmall: [row(to90, 0.15, true), row(Number.MAX_VALUE, 0.4)],
  shortLarge: [row(78, 0.15, true), row(to90, 0.4, true), row(Number.MAX_VALUE, 0.65)],
};
function row(upToLtv: Percent, rate: Percent, endsAfter11Years = false): MipRow {
  return { upToLtv, rate, endsAfter11Years };
}

/** VA funding fee in per cent of the loan, since 7 April 2023: for a down payment below 5, below 10, and from 10 %. */
export const vaFundingFee = {
  firstUse: [2.15, 1.5, 1.25],
  laterUse: [3.3, 1.5, 1.25],
  cashOutFirstUse: 2.15,
  cashOutLaterUse: 3.3,
  interestRateReduction: 0.5,
  manufacturedHome: 1,
  assumption: 0.5,
} as const;

/** Share of a loan that the VA guarantees, and of the county limit that full entitlement comes to. */
export const vaGuaranty: Percent = 25;

export const hecmMinimumAge = 62;
export const hecmUpfrontMip: Percent = 2;
export const hecmAnnualMip: Percent = 0.5;
/** Maximum origination fee of a lender: 2 % of the first 200,000 and 1 % above, from 2,500 to 6,000. */
export const hecmOrigination = { firstTier: 200000, firstRate: 2, secondRate: 1, least: 2500, most: 6000 } as const;
/** The product's own factor instead of HUD's table: share of the claim amount at 62, growth per year of age, and cap. */
export const principalLimit = { at62: 0.175, perYear: 0.013, cap: 0.585 } as const;
/** Tenure payments last until the younger one is 100; above age 95 they last five years. */
export const hecmTenure = { untilAge: 100, oldest: 95 } as const;
/** In the first year 60 % of the limit, or the mandatory payments and 10 % of the limit if that is more. */
export const hecmFirstYear = { share: 60, extra: 10 } as const;
