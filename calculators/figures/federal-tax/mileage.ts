import { type DatedFigures, noEndDate, perSet } from '#calculators/figures/dated-figure.ts';
import type { Dollars } from '#calculators/figures/units.ts';

/** Standard mileage rates, dollars a mile. */
export interface MileageFigures {
  readonly business: Dollars;
  readonly medical: Dollars;
  readonly charity: Dollars;
}

export const mileageFigures: DatedFigures<MileageFigures> = {
  business: {
    label: 'business mileage',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 0.725, source: 'IRS Notice 2026-10', evidence: 'published' },
      { from: '2025-01-01', value: 0.7, source: 'IRS Notice 2025-5', evidence: 'published' },
      { from: '2024-01-01', value: 0.67, source: 'IRS Notice 2024-8', evidence: 'published' },
    ],
  },
  medical: {
    label: 'medical mileage',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 0.205, source: 'IRS Notice 2026-10', evidence: 'published' },
      { from: '2025-01-01', value: 0.21, source: 'IRS Notice 2025-5', evidence: 'published' },
      { from: '2024-01-01', value: 0.21, source: 'IRS Notice 2024-8', evidence: 'published' },
    ],
  },
  charity: {
    label: 'charity mileage',
    unit: 'dollars',
    values: [{ from: '2024-01-01', until: noEndDate, value: 0.14, source: '26 USC 170(i)', evidence: 'published' }],
  },
};

export const mileage = perSet('mileage', mileageFigures);
