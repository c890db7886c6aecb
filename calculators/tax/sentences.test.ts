import { expect, it } from 'vitest';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { loadStateTax } from '#calculators/kit/law/states/state-layer.ts';
import { shelf } from '#calculators/shelves/tax/shelf.gen.ts';

await loadStateTax();

function sentenceOf(id: string, given: AnyInputs): string {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const results = calculator.calculate(inputs);
  if (isRefusal(results)) throw new Error(results.refused);
  return calculator.say(results, inputs).replaceAll('**', '');
}

it('cents from rounding on paydays are not shown as tax due on the return', () => {
  expect(sentenceOf('payroll-tax', { grossPay: 12345.67 })).not.toContain('The return');
});

it('excess withholding is stated as given back by the return', () => {
  expect(sentenceOf('payroll-tax', { grossPay: 9000, filingStatus: 'marriedJoint' })).toContain(
    'The return gives back $306 of Medicare tax.',
  );
});

it('a used-up loss leaves no mention of later years', () => {
  expect(sentenceOf('capital-gains-tax', { capitalLosses: 14000 })).toBe('The year ends with a loss: $2,000 lowers other income.');
});

it('says that a loss lowers nothing without other income', () => {
  const given = { ordinaryIncome: 0, longTermGains: 0, shortTermGains: 0, capitalLosses: 10000 };
  expect(sentenceOf('capital-gains-tax', given)).toBe(
    'The year ends with a loss: nothing lowers other income, and $10,000 is left for later years.',
  );
});

it('a loss beside dividends lowers other income, and the dividends are taxed separately', () => {
  const given = {
    ordinaryIncome: 100000,
    longTermGains: 0,
    shortTermGains: 0,
    qualifiedDividends: 20000,
    capitalLosses: 20000,
    figures: '2026',
  };
  expect(sentenceOf('capital-gains-tax', given)).toBe(
    'The year ends with a loss: $3,000 lowers other income, and $17,000 is left for later years. The dividends, less what the loss saves, cost $2,340 of tax.',
  );
});

it('a loss lowers at most the existing income, dividends included', () => {
  const given = { ordinaryIncome: 0, longTermGains: 0, shortTermGains: 0, qualifiedDividends: 1000, capitalLosses: 10000 };
  expect(sentenceOf('capital-gains-tax', given)).toMatch(/^The year ends with a loss: \$1,000 lowers other income, and \$9,000 is left/);
});

it('a loss lowers the tax of a chosen state, and no state is mentioned without one', () => {
  const given = { longTermGains: 0, shortTermGains: 0, capitalLosses: 5000, figures: '2025' };
  expect(sentenceOf('capital-gains-tax', { ...given, state: 'IL' })).toContain('The state’s tax falls by $149.');
  expect(sentenceOf('capital-gains-tax', given)).not.toContain('state');
});

it('gains and dividends are counted together', () => {
  expect(sentenceOf('capital-gains-tax', { qualifiedDividends: 500, figures: '2025' })).toBe(
    'Net gains and dividends of $11,500 cost $1,795 of federal tax, 15.61% of them.',
  );
});

it('a state without an income tax asks none, and another asks its share of the income', () => {
  expect(sentenceOf('state-income-tax', { state: 'TX', wages: 50000, figures: '2025' })).toBe('Texas asks no income tax of you for 2025.');
  // 4.25 % of 50,000 − 12,750.
  expect(sentenceOf('state-income-tax', { state: 'NC', wages: 50000, figures: '2025' })).toBe(
    'North Carolina asks $1,583 for 2025, 3.17% of your income. Federal and local tax come on top.',
  );
});

it('gains below the first threshold bear no federal tax, and those of a state alone are said to be of both', () => {
  const given = { ordinaryIncome: 20000, longTermGains: 10000, shortTermGains: 0, capitalLosses: 0, figures: '2025' };
  expect(sentenceOf('capital-gains-tax', given)).toBe('On net gains of $10,000 no tax is due.');
  // 4.25 % of 10,000.
  expect(sentenceOf('capital-gains-tax', { ...given, state: 'NC' })).toBe(
    'Net gains of $10,000 cost $425 of federal and state tax, 4.25% of them.',
  );
});
