import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, byStatus, separateOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars, Years } from '#calculators/figures/units.ts';

type Range = readonly [from: Dollars, to: Dollars];

export interface ContributionFigures {
  /** Employee deferral to a 401(k), 403(b) or governmental 457(b). */
  readonly deferral: Dollars;
  readonly deferralCatchUp: Dollars;
  /** Ages 60 to 63; equal to the ordinary catch-up before 2025. */
  readonly deferralHighCatchUp: Dollars;
  readonly ira: Dollars;
  readonly iraCatchUp: Dollars;
  readonly simple: Dollars;
  readonly simpleCatchUp: Dollars;
  readonly simpleHighCatchUp: Dollars;
  /** Employee and employer together, which is also the maximum of a SEP. */
  readonly annualAdditions: Dollars;
  readonly compensationLimit: Dollars;
  readonly sepMinimumCompensation: Dollars;
  readonly definedBenefit: Dollars;
  readonly highlyCompensated: Dollars;
  /** Wages above which catch-up must be Roth, from 2026; null if it may be either. */
  readonly rothCatchUpWages: Dollars | null;
  readonly hsaSelf: Dollars;
  readonly hsaFamily: Dollars;
  readonly deductibleSelf: Dollars;
  readonly deductibleFamily: Dollars;
  readonly outOfPocketSelf: Dollars;
  readonly outOfPocketFamily: Dollars;
  readonly healthFsa: Dollars;
  readonly dependentCareFsa: ByStatus<Dollars>;
  /** Income range over which a Roth contribution falls to zero. */
  readonly rothRange: ByStatus<Range>;
  /** Income range over which the deduction falls to zero for a person with a plan at work, and for a spouse without one. */
  readonly deductionRange: ByStatus<Range>;
  readonly deductionRangeOfSpouse: Range;
}

export const catchUpAge = 50;
export const highCatchUpAges: Range = [60, 63];
export const hsaCatchUpAge = 55;
export const hsaCatchUp: Dollars = 1000;
/** Maximum share of an employee's compensation for a SEP; the self-employed divide by one plus this share. */
export const sepShare = 0.25;
/** A 403(b) after 15 years with the same employer: maximum in a year, and in a lifetime. */
export const longService: Range = [3000, 15000];
export const longServiceYears: Years = 15;
/** Years before retirement in which the limit of a 457(b) may double. */
export const finalYears: Years = 3;

const separateRange: Range = [0, 10000];
function ranges(single: Range, joint: Range): ByStatus<Range> {
  return byStatus(single, joint, separateRange, single);
}

export const contributionsFigures: DatedFigures<ContributionFigures> = {
  deferral: {
    label: 'deferral to a 401(k), 403(b) or 457(b)',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 24500, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 23500, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 23000, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  deferralCatchUp: {
    label: 'catch-up from 50',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 8000, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 7500, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 7500, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  deferralHighCatchUp: {
    label: 'catch-up from 60 to 63',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 11250, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 11250, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 7500, source: 'as from 50; the higher amount begins in 2025', evidence: 'published' },
    ],
  },
  ira: {
    label: 'IRA contribution',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 7500, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 7000, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 7000, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  iraCatchUp: {
    label: 'IRA catch-up from 50',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 1100, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 1000, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 1000, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  simple: {
    label: 'SIMPLE deferral',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 17000, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 16500, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 16000, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  simpleCatchUp: {
    label: 'SIMPLE catch-up from 50',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 4000, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 3500, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 3500, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  simpleHighCatchUp: {
    label: 'SIMPLE catch-up from 60 to 63',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 5250, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 5250, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 3500, source: 'as from 50; the higher amount begins in 2025', evidence: 'published' },
    ],
  },
  annualAdditions: {
    label: 'annual additions and SEP',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 72000, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 70000, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 69000, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  compensationLimit: {
    label: 'compensation that counts',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 360000, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 350000, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 345000, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  sepMinimumCompensation: {
    label: 'least compensation for a SEP',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 800, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 750, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 750, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  definedBenefit: {
    label: 'defined benefit',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 290000, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 280000, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 275000, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  highlyCompensated: {
    label: 'highly compensated from',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 160000, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 160000, source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 155000, source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  rothCatchUpWages: {
    label: 'wages above which catch-up must be Roth',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 150000, source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: null, source: 'none in 2025', evidence: 'published' },
      { from: '2024-01-01', value: null, source: 'none in 2024', evidence: 'published' },
    ],
  },
  hsaSelf: {
    label: 'HSA, self-only',
    unit: 'dollars',
    values: [
      { from: '2027-01-01', value: 4500, source: 'Rev. Proc. 2026-24 (May 29, 2026), as printed in public files', evidence: 'published' },
      { from: '2026-01-01', value: 4400, source: 'Rev. Proc. 2025-19', evidence: 'published' },
      { from: '2025-01-01', value: 4300, source: 'Rev. Proc. 2024-25', evidence: 'published' },
      { from: '2024-01-01', value: 4150, source: 'Rev. Proc. 2023-23', evidence: 'published' },
    ],
    standard: { value: 4300, year: 2025, source: 'Rev. Proc. 2024-25', note: 'The self-only amount of 2025; a family may put in 8,550.' },
  },
  hsaFamily: {
    label: 'HSA, family',
    unit: 'dollars',
    values: [
      { from: '2027-01-01', value: 9000, source: 'Rev. Proc. 2026-24 (May 29, 2026), as printed in public files', evidence: 'published' },
      { from: '2026-01-01', value: 8750, source: 'Rev. Proc. 2025-19', evidence: 'published' },
      { from: '2025-01-01', value: 8550, source: 'Rev. Proc. 2024-25', evidence: 'published' },
      { from: '2024-01-01', value: 8300, source: 'Rev. Proc. 2023-23', evidence: 'published' },
    ],
  },
  deductibleSelf: {
    label: 'least deductible, self-only',
    unit: 'dollars',
    values: [
      { from: '2027-01-01', value: 1750, source: 'Rev. Proc. 2026-24 (May 29, 2026), as printed in public files', evidence: 'published' },
      { from: '2026-01-01', value: 1700, source: 'Rev. Proc. 2025-19', evidence: 'published' },
      { from: '2025-01-01', value: 1650, source: 'Rev. Proc. 2024-25', evidence: 'published' },
      { from: '2024-01-01', value: 1600, source: 'Rev. Proc. 2023-23', evidence: 'published' },
    ],
  },
  deductibleFamily: {
    label: 'least deductible, family',
    unit: 'dollars',
    values: [
      { from: '2027-01-01', value: 3500, source: 'Rev. Proc. 2026-24 (May 29, 2026), as printed in public files', evidence: 'published' },
      { from: '2026-01-01', value: 3400, source: 'Rev. Proc. 2025-19', evidence: 'published' },
      { from: '2025-01-01', value: 3300, source: 'Rev. Proc. 2024-25', evidence: 'published' },
      { from: '2024-01-01', value: 3200, source: 'Rev. Proc. 2023-23', evidence: 'published' },
    ],
  },
  outOfPocketSelf: {
    label: 'most out of pocket, self-only',
    unit: 'dollars',
    values: [
      { from: '2027-01-01', value: 8700, source: 'Rev. Proc. 2026-24 (May 29, 2026), as printed in public files', evidence: 'published' },
      { from: '2026-01-01', value: 8500, source: 'Rev. Proc. 2025-19', evidence: 'published' },
      { from: '2025-01-01', value: 8300, source: 'Rev. Proc. 2024-25', evidence: 'published' },
      { from: '2024-01-01', value: 8050, source: 'Rev. Proc. 2023-23', evidence: 'published' },
    ],
  },
  outOfPocketFamily: {
    label: 'most out of pocket, family',
    unit: 'dollars',
    values: [
      { from: '2027-01-01', value: 17400, source: 'Rev. Proc. 2026-24 (May 29, 2026), as printed in public files', evidence: 'published' },
      { from: '2026-01-01', value: 17000, source: 'Rev. Proc. 2025-19', evidence: 'published' },
      { from: '2025-01-01', value: 16600, source: 'Rev. Proc. 2024-25', evidence: 'published' },
      { from: '2024-01-01', value: 16100, source: 'Rev. Proc. 2023-23', evidence: 'published' },
    ],
  },
  healthFsa: {
    label: 'health FSA',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 3400, source: 'Rev. Proc. 2025-32 sec. 4', evidence: 'published' },
      { from: '2025-01-01', value: 3300, source: 'Rev. Proc. 2024-40 sec. 2', evidence: 'published' },
      { from: '2024-01-01', value: 3200, source: 'Rev. Proc. 2023-34 sec. 3', evidence: 'published' },
    ],
  },
  dependentCareFsa: {
    label: 'dependent care FSA',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: separateOrOther(3750, 7500), source: 'P.L. 119-21 sec. 70404', evidence: 'published' },
      { from: '2025-01-01', value: separateOrOther(2500, 5000), source: '26 USC 129(a)(2)', evidence: 'published' },
      { from: '2024-01-01', value: separateOrOther(2500, 5000), source: '26 USC 129(a)(2)', evidence: 'published' },
    ],
  },
  rothRange: {
    label: 'Roth phase-out',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: ranges([153000, 168000], [242000, 252000]), source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: ranges([150000, 165000], [236000, 246000]), source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: ranges([146000, 161000], [230000, 240000]), source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  deductionRange: {
    label: 'deduction phase-out with a plan at work',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: ranges([81000, 91000], [129000, 149000]), source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: ranges([79000, 89000], [126000, 146000]), source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: ranges([77000, 87000], [123000, 143000]), source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
  deductionRangeOfSpouse: {
    label: 'deduction phase-out with a spouse’s plan at work',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [242000, 252000], source: 'IRS Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: [236000, 246000], source: 'IRS Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: [230000, 240000], source: 'IRS Notice 2023-75', evidence: 'published' },
    ],
  },
};

export const contributions = perSet('contributions', contributionsFigures);
