import { expect, it } from 'vitest';
import { widen } from './kit/definition/any-calculator.ts';
import { readForm } from './kit/definition/inputs.ts';
import { isRefusal } from './kit/definition/refusal.ts';
import estateTax from './tax/estate/estate-tax.ts';
import amt from './tax/income-tax/amt.ts';
import capitalGainsTax from './tax/investment-income/capital-gains-tax.ts';
import salesTax from './tax/sales/sales-tax.ts';

it.each([
  ['capital-gains-tax', widen(capitalGainsTax), ['ordinaryIncome']],
  ['estate-tax', widen(estateTax), ['grossEstate']],
  ['amt', widen(amt), ['agi']],
  ['sales-tax', widen(salesTax), ['purchaseAmount', 'salesTaxRate']],
] as const)(
  '[R-CDEF-07] [A-28] %s marks its required inputs, and still computes with the defaults where they are left empty',
  (_id, calculator, required) => {
    for (const name of required) expect(calculator.inputs[name]?.required, name).toBe(true);
    const empty = readForm(calculator.inputs, Object.fromEntries(required.map((name) => [name, ''])));
    expect(empty.defaulted).toEqual(required);
    expect(isRefusal(calculator.calculate(empty.values))).toBe(false);
  },
);
