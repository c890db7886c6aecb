// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/tax/income-tax/amt.ts';
import d0 from '#calculators/tax/income-tax/details/amt.details.ts';
import c1 from '#calculators/tax/income-tax/basic-tax.ts';
import d1 from '#calculators/tax/income-tax/details/basic-tax.details.ts';
import c2 from '#calculators/tax/investment-income/capital-gains-tax.ts';
import d2 from '#calculators/tax/investment-income/details/capital-gains-tax.details.ts';
import c3 from '#calculators/tax/estate/estate-tax.ts';
import d3 from '#calculators/tax/estate/details/estate-tax.details.ts';
import c4 from '#calculators/tax/income-tax/income-tax-detailed.ts';
import d4 from '#calculators/tax/income-tax/details/income-tax-detailed.details.ts';
import c5 from '#calculators/tax/employment-taxes/payroll-tax.ts';
import d5 from '#calculators/tax/employment-taxes/details/payroll-tax.details.ts';
import c6 from '#calculators/tax/sales/sales-tax.ts';
import d6 from '#calculators/tax/sales/details/sales-tax.details.ts';
import c7 from '#calculators/tax/employment-taxes/self-employment-tax.ts';
import d7 from '#calculators/tax/employment-taxes/details/self-employment-tax.details.ts';
import c8 from '#calculators/tax/income-tax/state-income-tax.ts';
import d8 from '#calculators/tax/income-tax/details/state-income-tax.details.ts';
import c9 from '#calculators/tax/investment-income/tax-equivalent-yield.ts';
import d9 from '#calculators/tax/investment-income/details/tax-equivalent-yield.details.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "amt": detailsOf(c0, d0),
  "basic-tax": detailsOf(c1, d1),
  "capital-gains-tax": detailsOf(c2, d2),
  "estate-tax": detailsOf(c3, d3),
  "income-tax-detailed": detailsOf(c4, d4),
  "payroll-tax": detailsOf(c5, d5),
  "sales-tax": detailsOf(c6, d6),
  "self-employment-tax": detailsOf(c7, d7),
  "state-income-tax": detailsOf(c8, d8),
  "tax-equivalent-yield": detailsOf(c9, d9),
};
