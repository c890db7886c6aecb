import { expect, it } from 'vitest';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { shelf } from '#calculators/shelves/planning/shelf.gen.ts';

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

it('an income-driven plan ends with the last payment, or with what is forgiven', () => {
  const small = { loanBalance: 3600, interestRate: 0, adjustedIncome: 60000, incomeGrowth: 20 };
  expect(said('income-driven-repayment', small)).toBe(
    'You would pay **$250.00** a month at first under Repayment Assistance Plan, against $30.00 on the standard plan; the loan is repaid after **1 year and 2 months**, and **$3,600** is paid in all.',
  );
  const poor = { loanBalance: 12000, interestRate: 0, adjustedIncome: 0, plan: 'newIbr', publicService: true };
  expect(said('income-driven-repayment', poor)).toBe(
    'You would pay **$0.00** a month at first under Income-based, 10%, against $100.00 on the standard plan; after **120 payments** the last **$12,000** are forgiven, and **$0** is paid in all.',
  );
});

it('an account names the limit, what is above it, and the balance of the last year', () => {
  const still = { currentAge: 40, retirementAge: 42, expectedReturn: 0, medicalExpenses: 0, currentSavings: 1000, figures: '2025' };
  // 4,300 × 29.65 %; 1,000 and two years of 4,300.
  const allowed = 'You may pay in **$4,300** this year; what you put in saves **$1,274.95** of tax.';
  expect(said('hsa-calculator', { ...still, annualContribution: 4300 })).toBe(`${allowed} At 42 the account holds **$9,600**.`);
  expect(said('hsa-calculator', { ...still, annualContribution: 4301 })).toBe(
    `${allowed} **$1.00** is above the limit and bears 6% a year. At 42 the account holds **$9,600**.`,
  );
  expect(said('hsa-calculator', { ...still, annualContribution: 0, medicareFromAge: 40 })).toBe(
    'On Medicare you may pay in **nothing**. At 42 the account holds **$1,000**.',
  );
});
