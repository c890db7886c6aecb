import { interestRate, loanTerm, price } from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { levelLoan, sayPayments } from './vehicle-loan.ts';

/**
 * Car loan in short: amount, rate, term.
 *   payment = P · i ÷ (1 − (1 + i)^−n), i = yearly per cent ÷ 1200
 * All amounts are positive; payment and total interest are rounded half up to the cent.
 */
export default defineCalculator({
  id: 'auto-loan',
  title: 'Auto Loan Payment',
  description: 'The monthly payment for an amount, a rate and a term.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'car-front',
  sortOrder: 97,
  inputs: { loanAmount: price('Loan amount', 25000), interestRate, loanTerm },
  results: { monthlyPayment: 'money', totalInterest: 'money', totalOfPayments: 'money', costPerThousand: 'money' },
  calculate: (inputs) => ({
    ...levelLoan(inputs.loanAmount, inputs.interestRate, inputs.loanTerm),
    costPerThousand: toCent((levelLoan(inputs.loanAmount, inputs.interestRate, inputs.loanTerm).totalInterest * 1000) / inputs.loanAmount),
  }),
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say: (results, inputs) => `${sayPayments(results, inputs.loanTerm)}${results.totalInterest === 0 ? '' : ' in all'}.`,
  supporting: ['totalInterest', 'totalOfPayments'],
});
