import { type DatedFigures, noEndDate, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, byStatus, jointOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';

export interface QbiFigures {
  /** Taxable income above which wages, property, and the kind of trade matter. */
  readonly threshold: ByStatus<Dollars>;
  /** Width of the phase-in range. */
  readonly range: ByStatus<Dollars>;
  /** Minimum deduction for an active owner with at least `minimumIncome` of such income; 0 before 2026. */
  readonly minimumDeduction: Dollars;
  readonly minimumIncome: Dollars;
}

export const qbiRate: Fraction = 0.2;
/** The wage limit is the greater of half the wages, and a quarter of them plus 2.5 % of the property. */
export const qbiWageShare: Fraction = 0.5;
export const qbiWageShareWithProperty: Fraction = 0.25;
export const qbiPropertyShare: Fraction = 0.025;

export const qbiFigures: DatedFigures<QbiFigures> = {
  range: {
    label: 'business income phase-in range',
    unit: 'dollars',
    values: [
      {
        from: '2026-01-01',
        until: noEndDate,
        value: jointOrOther(150000, 75000),
        source: 'P.L. 119-21 sec. 70105',
        evidence: 'published',
      },
      { from: '2024-01-01', until: '2025-12-31', value: jointOrOther(100000, 50000), source: '26 USC 199A(b)(3)', evidence: 'published' },
    ],
  },
  minimumDeduction: {
    label: 'least business income deduction',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 400, source: 'P.L. 119-21 sec. 70105', evidence: 'published' },
      { from: '2025-01-01', value: 0, source: 'none in 2025', evidence: 'published' },
      { from: '2024-01-01', value: 0, source: 'none in 2024', evidence: 'published' },
    ],
  },
  minimumIncome: {
    label: 'business income with a least deduction',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', until: noEndDate, value: 1000, source: 'P.L. 119-21 sec. 70105', evidence: 'published' },
      { from: '2025-01-01', value: 0, source: 'none in 2025', evidence: 'published' },
      { from: '2024-01-01', value: 0, source: 'none in 2024', evidence: 'published' },
    ],
  },
  threshold: {
    label: 'business income threshold',
    unit: 'dollars',
    values: [
      {
        from: '2026-01-01',
        value: byStatus(201750, 403500, 201775, 201750),
        source: 'Rev. Proc. 2025-32 sec. 4.26',
        evidence: 'published',
      },
      { from: '2025-01-01', value: jointOrOther(394600, 197300), source: 'Rev. Proc. 2024-40 sec. 2.27', evidence: 'published' },
      { from: '2024-01-01', value: jointOrOther(383900, 191950), source: 'Rev. Proc. 2023-34 sec. 3.27', evidence: 'published' },
    ],
  },
};

export const qbi = perSet('business income', qbiFigures);
