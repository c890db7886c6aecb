import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, byStatus } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction, Years } from '#calculators/figures/units.ts';

export interface MedicareFigures {
  /** Standard Part B premium of a month. */
  readonly partBPremium: Dollars;
  /** Income above which each of the five surcharges applies; a separate return that lived together has only the last two. */
  readonly surchargeStarts: ByStatus<readonly Dollars[]>;
  /** Added to the premium of a Part D plan in each of the five steps, a month. */
  readonly partDSurcharges: readonly Dollars[];
  /** Added to the standard Part B premium in each of the five steps, a month. */
  readonly partBSurcharges: readonly Dollars[];
  readonly partBDeductible: Dollars;
}

/** Share of the cost of Part B that a premium bears: the standard one, then each step. Source: 42 USC 1395r(a)(3), (i)(3)(C). */
export const partBCostShares: readonly Fraction[] = [0.25, 0.35, 0.5, 0.65, 0.8, 0.85];
/** A surcharge looks at the return of two years before. Source: 42 USC 1395r(i)(4)(B)(i). */
export const incomeYearsBack: Years = 2;
/** Age from which Medicare covers everybody. Source: 42 USC 426(a). */
export const medicareAge: Years = 65;
/** The highest step is indexed only from this year on, and the level of a joint return is one and a half of it. 42 USC 1395r(i)(3)(C). */
export const highestStepIndexedFrom = 2028;

const notice = (year: number, citation: string) => `CMS, Part B and Part D adjustment amounts of ${year}; ${citation}`;
const of2026 = notice(2026, 'Federal Register 2025-20251');
const of2025 = notice(2025, 'Federal Register 2024-26474');
const of2024 = notice(2024, '42 USC 1395r(i), 1395w-113(a)(7)');

function starts(single: readonly Dollars[], joint: readonly Dollars[], separate: readonly Dollars[]): ByStatus<readonly Dollars[]> {
  return byStatus(single, joint, separate, single);
}

export const medicareFigures: DatedFigures<MedicareFigures> = {
  partBPremium: {
    label: 'Part B premium, a month',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 202.9, source: of2026, evidence: 'published' },
      { from: '2025-01-01', value: 185, source: of2025, evidence: 'published' },
      { from: '2024-01-01', value: 174.7, source: of2024, evidence: 'one model' },
    ],
  },
  partBDeductible: {
    label: 'Part B deductible, a year',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 283, source: of2026, evidence: 'published' },
      { from: '2025-01-01', value: 257, source: of2025, evidence: 'published' },
      { from: '2024-01-01', value: 240, source: of2024, evidence: 'one model' },
    ],
  },
  surchargeStarts: {
    label: 'income above which Medicare surcharges apply; at the last amount and above, the highest one',
    unit: 'dollars',
    values: [
      {
        from: '2026-01-01',
        value: starts([109000, 137000, 171000, 205000, 500000], [218000, 274000, 342000, 410000, 750000], [109000, 391000]),
        source: of2026,
        evidence: 'two models',
      },
      {
        from: '2025-01-01',
        value: starts([106000, 133000, 167000, 200000, 500000], [212000, 266000, 334000, 400000, 750000], [106000, 394000]),
        source: of2025,
        evidence: 'one model',
      },
      {
        from: '2024-01-01',
        value: starts([103000, 129000, 161000, 193000, 500000], [206000, 258000, 322000, 386000, 750000], [103000, 397000]),
        source: of2024,
        evidence: 'one model',
      },
    ],
  },
  partBSurcharges: {
    label: 'Part B surcharge of each step, a month',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [81.2, 202.9, 324.6, 446.3, 487], source: of2026, evidence: 'published' },
      { from: '2025-01-01', value: [74, 185, 295.9, 406.9, 443.9], source: of2025, evidence: 'one model' },
      { from: '2024-01-01', value: [69.9, 174.7, 279.5, 384.3, 419.3], source: of2024, evidence: 'one model' },
    ],
  },
  partDSurcharges: {
    label: 'Part D surcharge of each step, a month',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [14.5, 37.5, 60.4, 83.3, 91], source: of2026, evidence: 'two models' },
      { from: '2025-01-01', value: [13.7, 35.3, 57, 78.6, 85.8], source: of2025, evidence: 'one model' },
      { from: '2024-01-01', value: [12.9, 33.3, 53.8, 74.2, 81], source: of2024, evidence: 'one model' },
    ],
  },
};

export const medicare = perSet('Medicare', medicareFigures);
