import { expect, it } from 'vitest';
import type { AnyInputs } from '../kit/definition/define.ts';
import { defaultsOf } from '../kit/definition/inputs.ts';
import { isRefusal } from '../kit/definition/refusal.ts';
import { shelf } from './shelf.gen.ts';

/** The sentence of a calculator, with the defaults for missing inputs. */
function said(id: string, given: AnyInputs): string {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const results = calculator.calculate(inputs);
  return isRefusal(results) ? results.refused : calculator.say(results, inputs);
}

it('minimum payments that never end are not given a time', () => {
  const given = { minimumPercent: 1, minimumIncludesInterest: true };
  expect(said('credit-card-payoff', given)).toContain('the minimum payments would not end within **a hundred years**');
  expect(said('credit-card-payoff', {})).toContain('the minimum payments would take');
});

it('an account without contributions saves no tax on the limit', () => {
  expect(said('hsa-calculator', { annualContribution: 0 })).toContain('what you put in saves **$0.00** of tax');
});

it('savings that already pay for college mention no deposit of $0.00 a month', () => {
  expect(said('college-savings', { currentSavings: 500000 })).toMatch(/grows to pay for \*\*all of it\*\*\.$/);
});

it('a benefit above the share that insurers replace leaves nothing to insure', () => {
  expect(said('disability-insurance', { employerBenefit: 3800 })).toMatch(
    /^Insurers would replace \*\*nothing more\*\*\. \$200\.00 a month/,
  );
});

it('insurance without an income is not called a multiple of income', () => {
  expect(said('life-insurance', { annualIncome: 0 })).toBe('Your family would need **$240,000** more insurance.');
});

it('deposits for care are stated as lasting until care begins', () => {
  expect(said('long-term-care', {})).toContain('a month until care begins closes the gap');
});

it('a debt that ends late without the extra payment is not called endless', () => {
  const slow = { debtBalance: 1000000, interestRate: 0, monthlyPayment: 10, extraPayment: 5000 };
  expect(said('debt-payoff', slow)).toMatch(/ Without the extra payment it would last more than 100 years\.$/);
  expect(said('debt-payoff', { monthlyPayment: 150, extraPayment: 150 })).toMatch(/ Without the extra payment it would not end\.$/);
  expect(said('debt-payoff', { interestRate: 0, monthlyPayment: 0 })).toMatch(/ Without the extra payment it would not end\.$/);
});

it('insurance without income to replace mentions neither "0 times" nor "$0"', () => {
  const little = { replacementPercent: 0, debts: 0, educationCosts: 0, currentSavings: 0, existingCoverage: 0, finalExpenses: 100 };
  expect(said('life-insurance', { ...little, annualIncome: 75000 })).toBe('Your family would need **$100** more insurance.');
  expect(said('life-insurance', { ...little, annualIncome: 75000, debts: 150000 })).toBe(
    'Your family would need **$150,100** more insurance, **2 times** your income.',
  );
});

it('a college fund a dollar short does not cover 100.00%', () => {
  const still = { childAge: 18, collegeYears: 1, expectedReturn: 0, costInflation: 0, annualCost: 100000 };
  expect(said('college-savings', { ...still, currentSavings: 99999 })).toContain('What you have covers **99.99%**.');
  expect(said('college-savings', { ...still, currentSavings: 100000 })).toContain('What you have covers **100.00%**.');
  expect(said('college-savings', { ...still, childAge: 17, currentSavings: 99987, monthlyContribution: 1 })).toContain(
    'What you plan covers **99.99%**',
  );
});

it.each([
  [{ debtBalance: 1 }, 'nothing'],
  [{ interestRate: 0 }, '**5 months**'],
])('%j: an extra payment saves no "0 months" and no "$0"', (given, saved) => {
  expect(said('debt-payoff', given)).toContain(` The extra $50.00 saves ${saved}.`);
});
