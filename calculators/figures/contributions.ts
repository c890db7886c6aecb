import { type ByStatus, byStatus, separateOrOther } from './filing-status.ts';
import type { PerSet } from './set.ts';
import type { Dollars, Years } from './units.ts';

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

const law2024: ContributionFigures = {
  deferral: 23000,
  deferralCatchUp: 7500,
  deferralHighCatchUp: 7500,
  ira: 7000,
  iraCatchUp: 1000,
  simple: 16000,
  simpleCatchUp: 3500,
  simpleHighCatchUp: 3500,
  annualAdditions: 69000,
  compensationLimit: 345000,
  sepMinimumCompensation: 750,
  definedBenefit: 275000,
  highlyCompensated: 155000,
  rothCatchUpWages: null,
  hsaSelf: 4150,
  hsaFamily: 8300,
  deductibleSelf: 1600,
  deductibleFamily: 3200,
  outOfPocketSelf: 8050,
  outOfPocketFamily: 16100,
  healthFsa: 3200,
  dependentCareFsa: separateOrOther(2500, 5000),
  rothRange: ranges([146000, 161000], [230000, 240000]),
  deductionRange: ranges([77000, 87000], [123000, 143000]),
  deductionRangeOfSpouse: [230000, 240000],
};

const law2025: ContributionFigures = {
  ...law2024,
  deferral: 23500,
  deferralHighCatchUp: 11250,
  simple: 16500,
  simpleHighCatchUp: 5250,
  annualAdditions: 70000,
  compensationLimit: 350000,
  definedBenefit: 280000,
  highlyCompensated: 160000,
  hsaSelf: 4300,
  hsaFamily: 8550,
  deductibleSelf: 1650,
  deductibleFamily: 3300,
  outOfPocketSelf: 8300,
  outOfPocketFamily: 16600,
  healthFsa: 3300,
  rothRange: ranges([150000, 165000], [236000, 246000]),
  deductionRange: ranges([79000, 89000], [126000, 146000]),
  deductionRangeOfSpouse: [236000, 246000],
};

export const contributions: PerSet<ContributionFigures> = {
  // The one limit that the standard set states, 4,300 for an HSA, is the self-only amount of 2025.
  spec: law2025,
  2024: law2024,
  2025: law2025,
  2026: {
    ...law2025,
    deferral: 24500,
    deferralCatchUp: 8000,
    ira: 7500,
    iraCatchUp: 1100,
    simple: 17000,
    simpleCatchUp: 4000,
    annualAdditions: 72000,
    compensationLimit: 360000,
    sepMinimumCompensation: 800,
    definedBenefit: 290000,
    rothCatchUpWages: 150000,
    hsaSelf: 4400,
    hsaFamily: 8750,
    deductibleSelf: 1700,
    deductibleFamily: 3400,
    outOfPocketSelf: 8500,
    outOfPocketFamily: 17000,
    healthFsa: 3400,
    dependentCareFsa: separateOrOther(3750, 7500),
    rothRange: ranges([153000, 168000], [242000, 252000]),
    deductionRange: ranges([81000, 91000], [129000, 149000]),
    deductionRangeOfSpouse: [242000, 252000],
  },
};
