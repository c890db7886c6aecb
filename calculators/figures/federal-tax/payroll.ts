import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, byStatus } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';

export interface PayrollFigures {
  /** Wages above it are free of Social Security tax. */
  readonly wageBase: Dollars;
}

export const socialSecurityRate: Fraction = 0.062;
export const medicareRate: Fraction = 0.0145;
export const additionalMedicareRate: Fraction = 0.009;
/** Not indexed. */
export const additionalMedicareThreshold: ByStatus<Dollars> = byStatus(200000, 250000, 125000, 200000);
/** An employer withholds the additional tax above this, whatever the filing status. */
export const additionalMedicareWithholdingStart: Dollars = 200000;
export const selfEmploymentFactor: Fraction = 0.9235;
export const selfEmploymentMinimum: Dollars = 400;

export const payrollFigures: DatedFigures<PayrollFigures> = {
  wageBase: {
    label: 'Social Security wage base',
    unit: 'dollars',
    values: [
      {
        from: '2027-01-01',
        value: 192300,
        source: 'SSA, Cost-of-Living Increase and Other Determinations for 2027 (October 2026), as copied by a public catalog',
        evidence: 'published',
      },
      { from: '2026-01-01', value: 184500, source: '42 USC 430; SSA, contribution and benefit base', evidence: 'two models' },
      { from: '2025-01-01', value: 176100, source: '42 USC 430; SSA, contribution and benefit base', evidence: 'two models' },
      { from: '2024-01-01', value: 168600, source: '42 USC 430; SSA, contribution and benefit base', evidence: 'two models' },
    ],
    standard: { value: 168600, year: 2024, source: 'SSA, contribution and benefit base', note: 'The wage base of 2024.' },
  },
};

export const payroll = perSet('payroll tax', payrollFigures);
