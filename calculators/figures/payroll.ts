import { type ByStatus, byStatus } from './filing-status.ts';
import type { PerSet } from './set.ts';
import type { Dollars, Fraction } from './units.ts';

export interface PayrollFigures {
  /** Wages above it are free of Social Security tax. */
  readonly wageBase: Dollars;
  /**
   * Basis of comparison for the 400 of self-employment: the standard set uses net earnings as entered, the law uses them after the factor
   * of 92.35 %.
   */
  readonly minimumAppliesTo: 'profit' | 'earnings';
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

export const payroll: PerSet<PayrollFigures> = {
  spec: { wageBase: 168600, minimumAppliesTo: 'profit' },
  2024: { wageBase: 168600, minimumAppliesTo: 'earnings' },
  2025: { wageBase: 176100, minimumAppliesTo: 'earnings' },
  2026: { wageBase: 184500, minimumAppliesTo: 'earnings' },
};
