import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import debtPayoff from './debt/debt-payoff.ts';
import loanPayment from './debt/loan-payment.ts';
import studentLoan from './debt/student-loan.ts';

interface Row {
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

const cents = (amount: number) => Math.round(amount * 100);
const amounts = fc.integer({ min: 10000, max: 9_000_000 }).map((whole) => whole / 100);
const rates = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100);
const terms = fc.integer({ min: 1, max: 30 });

/** Counted in whole cents, so that a sum is exact. */
function expectSchedule(rows: readonly Row[], owed: number, totalInterest: number): void {
  let balance = cents(owed);
  let interest = 0;
  for (const row of rows) {
    expect(cents(row.interest) + cents(row.principal)).toBe(cents(row.payment));
    expect(cents(row.principal)).toBeGreaterThanOrEqual(0);
    balance -= cents(row.principal);
    expect(cents(row.balance)).toBe(balance);
    interest += cents(row.interest);
  }
  expect(balance).toBe(0);
  expect(interest).toBe(cents(totalInterest));
}

describe('every schedule repays what is owed: parts make the payment, the balance falls to nothing, totals are sums', () => {
  it('debt-payoff', () => {
    fc.assert(
      fc.property(amounts, rates, fc.integer({ min: 1, max: 500000 }), (debtBalance, interestRate, above) => {
        const monthlyPayment = Math.round((debtBalance * interestRate) / 12 + above) / 100;
        const results = debtPayoff.calculate({ debtBalance, interestRate, monthlyPayment, extraPayment: 0 });
        if (isRefusal(results)) expect(results.refused).toMatch(/too low|more than 100 years/);
        else expectSchedule(results.schedule, debtBalance, results.totalInterest);
      }),
      { seed: 1 },
    );
  });

  it('student-loan', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (loanAmount, interestRate, loanTerm) => {
        const given = {
          plan: 'chosen' as const,
          loanAmount,
          interestRate,
          loanTerm,
          graceMonths: 6,
          subsidized: false,
          capitalizeGrace: true,
          extraPayment: 20,
          annualIncome: 50000,
        };
        const results = studentLoan.calculate(given);
        if (isRefusal(results)) throw new Error(results.refused);
        expectSchedule(results.schedule, results.balanceAtRepayment, results.totalInterest - results.interestCapitalized);
      }),
      { seed: 2 },
    );
  });

  it('loan-payment, by year, at every frequency', () => {
    const frequencies = fc.constantFrom('weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly', 'yearly');
    fc.assert(
      fc.property(amounts, rates, terms, frequencies, (loanAmount, interestRate, loanTerm, paymentFrequency) => {
        const results = loanPayment.calculate({ loanAmount, interestRate, loanTerm, paymentFrequency });
        if (isRefusal(results)) throw new Error(results.refused);
        expectSchedule(results.yearly, loanAmount, results.totalInterest);
      }),
      { seed: 3 },
    );
  });
});
