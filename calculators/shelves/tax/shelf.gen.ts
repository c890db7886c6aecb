// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/tax/income-tax/amt.ts';
import c1 from '#calculators/tax/income-tax/basic-tax.ts';
import c2 from '#calculators/tax/investment-income/capital-gains-tax.ts';
import c3 from '#calculators/tax/estate/estate-tax.ts';
import c4 from '#calculators/tax/income-tax/income-tax-detailed.ts';
import c5 from '#calculators/tax/employment-taxes/payroll-tax.ts';
import c6 from '#calculators/tax/sales/sales-tax.ts';
import c7 from '#calculators/tax/employment-taxes/self-employment-tax.ts';
import c8 from '#calculators/tax/income-tax/state-income-tax.ts';
import c9 from '#calculators/tax/investment-income/tax-equivalent-yield.ts';

const labels = {"afterStateTax":"After state tax","afterTaxIncome":"After-tax income","longTermTax":"Long-term tax","shortTermTax":"Short-term tax","netLongTermGain":"Net long-term gain","netShortTermGain":"Net short-term gain","selfEmploymentTax":"Self-employment tax","taxEquivalentYield":"Tax-equivalent yield"};

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "amt": widen(c0, labels),
  "basic-tax": widen(c1, labels),
  "capital-gains-tax": widen(c2, labels),
  "estate-tax": widen(c3, labels),
  "income-tax-detailed": widen(c4, labels),
  "payroll-tax": widen(c5, labels),
  "sales-tax": widen(c6, labels),
  "self-employment-tax": widen(c7, labels),
  "state-income-tax": widen(c8, labels),
  "tax-equivalent-yield": widen(c9, labels),
};
