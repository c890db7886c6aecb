import {
  additionalMedicareRate,
  additionalMedicareThreshold,
  additionalMedicareWithholdingStart,
  medicareRate,
  payroll,
  selfEmploymentFactor,
  selfEmploymentMinimum,
  socialSecurityRate,
} from '#calculators/figures/federal-tax/payroll.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';

export interface EmployeeTax {
  readonly socialSecurity: Dollars;
  readonly medicare: Dollars;
  readonly additionalMedicare: Dollars;
  readonly total: Dollars;
}

/**
 * The employee's share on a year's wages. The employer pays the first two parts once more.
 *   6.2 % of wages up to the base + 1.45 % of all + 0.9 % above the threshold of the filing status
 * Source: 26 USC 3101(a), (b), 3121(a)(1).
 */
export function employeePayrollTax(set: FigureSet, status: FilingStatus, wages: Dollars): EmployeeTax {
  return employeeTax(set, wages, additionalMedicareThreshold[status], 0);
}

/**
 * Amount that an employer withholds from one pay, given the earlier pay of the year. The additional tax starts at 200,000 for everybody.
 * Source: 26 USC 3102(a), (f); IRS Publication 15, section 9.
 */
export function withheldPayrollTax(set: FigureSet, pay: Dollars, paidBefore: Dollars): EmployeeTax {
  return employeeTax(set, paidBefore + pay, additionalMedicareWithholdingStart, paidBefore);
}

function employeeTax(set: FigureSet, wages: Dollars, threshold: Dollars, taxedBefore: Dollars): EmployeeTax {
  const { wageBase } = payroll[set];
  const socialSecurity = socialSecurityRate * (Math.min(wages, wageBase) - Math.min(taxedBefore, wageBase));
  const medicare = medicareRate * (wages - taxedBefore);
  const additionalMedicare = additionalMedicareRate * (Math.max(0, wages - threshold) - Math.max(0, taxedBefore - threshold));
  return { socialSecurity, medicare, additionalMedicare, total: socialSecurity + medicare + additionalMedicare };
}

export interface SelfEmploymentTax {
  /** Net earnings after the factor; 0 below the minimum. */
  readonly netEarnings: Dollars;
  readonly socialSecurity: Dollars;
  readonly medicare: Dollars;
  /** Social Security and Medicare together: Schedule SE. */
  readonly tax: Dollars;
  /** Form 8959; not part of Schedule SE, and never deductible. */
  readonly additionalMedicare: Dollars;
  /** Half of the tax, which reduces adjusted gross income. */
  readonly deduction: Dollars;
}

/**
 * Tax on net profit from self-employment; wages share the wage base and the threshold of the additional tax.
 *   earnings = profit · 92.35 %; 12.4 % of them up to the base left by wages + 2.9 % of all
 * No tax below 400: of profit in the original figures, of earnings after the factor by law.
 * Source: 26 USC 164(f), 1401, 1402(a)(12), (b); Schedule SE and Form 8959.
 */
export function selfEmploymentTax(set: FigureSet, status: FilingStatus, profit: Dollars, wages: Dollars = 0): SelfEmploymentTax {
  const { wageBase } = payroll[set];
  const earned = profit * selfEmploymentFactor;
  // The original figures compare the 400 with the profit as entered, the law with 92.35 % of it.
  const netEarnings = (set === 'spec' ? profit : earned) < selfEmploymentMinimum ? 0 : earned;
  const socialSecurity = 2 * socialSecurityRate * Math.min(netEarnings, Math.max(0, wageBase - wages));
  const medicare = 2 * medicareRate * netEarnings;
  const untouched = Math.max(0, additionalMedicareThreshold[status] - wages);
  const additionalMedicare = additionalMedicareRate * Math.max(0, netEarnings - untouched);
  const tax = socialSecurity + medicare;
  return { netEarnings, socialSecurity, medicare, tax, additionalMedicare, deduction: tax / 2 };
}
