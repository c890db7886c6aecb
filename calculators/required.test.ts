import { expect, it } from 'vitest';
import qbi from './business/taxes/qbi.ts';
import wacc from './business/valuation/wacc.ts';
import { widen } from './kit/definition/any-calculator.ts';
import { readForm } from './kit/definition/inputs.ts';
import { isRefusal } from './kit/definition/refusal.ts';
import { loadStateTax } from './kit/law/states/state-layer.ts';
import rothConversion from './retirement/accounts/roth-conversion.ts';
import rothVsTraditional from './retirement/accounts/roth-vs-traditional.ts';
import inheritedIra from './retirement/distributions/inherited-ira.ts';
import fire from './retirement/readiness/fire.ts';
import socialSecurityTax from './retirement/social-security/social-security-tax.ts';
import estateTax from './tax/estate/estate-tax.ts';
import amt from './tax/income-tax/amt.ts';
import stateIncomeTax from './tax/income-tax/state-income-tax.ts';
import capitalGainsTax from './tax/investment-income/capital-gains-tax.ts';
import salesTax from './tax/sales/sales-tax.ts';

await loadStateTax();

it.each([
  ['capital-gains-tax', widen(capitalGainsTax), ['ordinaryIncome']],
  ['estate-tax', widen(estateTax), ['grossEstate']],
  ['amt', widen(amt), ['agi']],
  ['sales-tax', widen(salesTax), ['purchaseAmount', 'salesTaxRate']],
  ['roth-conversion', widen(rothConversion), ['conversion', 'taxableIncome']],
  ['roth-vs-traditional', widen(rothVsTraditional), ['annualContribution', 'annualIncome']],
  ['social-security-tax', widen(socialSecurityTax), ['benefits']],
  ['fire', widen(fire), ['annualSpending']],
  ['inherited-ira', widen(inheritedIra), ['accountBalance']],
  ['qbi', widen(qbi), ['businessIncome', 'taxableIncome']],
  ['wacc', widen(wacc), ['equityValue', 'debtValue']],
  ['state-income-tax', widen(stateIncomeTax), ['wages']],
] as const)(
  '[R-CDEF-07] [A-28] %s marks its required inputs, and still computes with the defaults where they are left empty',
  (_id, calculator, required) => {
    for (const name of required) expect(calculator.inputs[name]?.required, name).toBe(true);
    const empty = readForm(calculator.inputs, Object.fromEntries(required.map((name) => [name, ''])));
    expect(empty.defaulted).toEqual(required);
    expect(isRefusal(calculator.calculate(empty.values))).toBe(false);
  },
);
