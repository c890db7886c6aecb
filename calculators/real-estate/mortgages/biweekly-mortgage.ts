import type { Cents } from '../../figures/units.ts';
import { levelPaymentCents } from '../../kit/amortization/annuity.ts';
import { amortize, type Schedule } from '../../kit/amortization/schedule.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { choice } from '../../kit/definition/fields.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '../../kit/formatting/words.ts';
import { centsToDollars, halfUp } from '../../kit/money/money.ts';
import { interestRate, loanAmount, loanTerm } from '../fields.ts';
import { annuitySource, balanceAfter, centsAssumption, paymentFormula } from './loan.ts';

/** Two-week periods in a year. */
const biweekly = 26;

/**
 * Biweekly payment has three meanings, and the screen names the one used.
 *   halfPayment: half of the monthly payment 26 times a year, interest at rate ÷ 26 each time
 *   thirteenth: the servicer posts monthly payments of 13/12, interest at rate ÷ 12
 *   trueBiweekly: a level payment of 26 · years periods at rate ÷ 26, over the full term
 */
export default defineCalculator({
  id: 'biweekly-mortgage',
  title: 'Biweekly Mortgage',
  description: 'What paying every two weeks saves against paying monthly.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Mortgage',
  icon: 'calendar-range',
  sortOrder: 32,
  inputs: {
    loanAmount,
    interestRate,
    loanTerm,
    method: choice(
      'What biweekly means',
      {
        halfPayment: 'Half payment every two weeks',
        thirteenth: 'One thirteenth payment a year, spread',
        trueBiweekly: 'Biweekly over the full term',
      },
      'halfPayment',
      { tooltip: 'Ask the lender: payments may be credited every two weeks, or collected and posted monthly.' },
    ),
  },
  results: {
    interestSaved: 'money',
    biweeklyPayment: 'money',
    monthlyPayment: 'money',
    monthsSaved: 'months',
    payoffMonths: 'months',
    paymentCount: 'count',
    monthlyInterest: 'money',
    biweeklyInterest: 'money',
    paidPerYear: 'money',
    balances: { year: 'count', monthlyBalance: 'balance', biweeklyBalance: 'balance' },
  },
  sources: [annuitySource, { title: 'Consumer Financial Protection Bureau', locator: 'Ask CFPB, biweekly payment programs' }],
  calculate(inputs) {
    const months = Math.round(inputs.loanTerm * 12);
    const fortnights = Math.round(inputs.loanTerm * biweekly);
    const loan = { principal: inputs.loanAmount, annualRate: inputs.interestRate };
    const monthly = amortize({ ...loan, periods: months });
    const level = levelPaymentCents(inputs.loanAmount, inputs.interestRate / 1200, months);
    const half = halfUp(level / 2);
    const often = { ...loan, periods: fortnights, periodsPerYear: biweekly };
    const changed = {
      halfPayment: () => amortize({ ...often, payment: half }),
      thirteenth: () => amortize({ ...loan, periods: months, payment: halfUp((level * 13) / 12) }),
      trueBiweekly: () => amortize(often),
    }[inputs.method]();
    if (monthly === undefined || changed === undefined || balanceLeft(changed) > 0)
      return refuse('The payment does not cover the interest.', 'loanAmount');
    const perYear = inputs.method === 'thirteenth' ? 12 : biweekly;
    const payoffMonths = Math.ceil((changed.rows.length * 12) / perYear);
    return {
      interestSaved: centsToDollars(monthly.totalInterest - changed.totalInterest),
      biweeklyPayment: centsToDollars(inputs.method === 'trueBiweekly' ? changed.payment : half),
      monthlyPayment: centsToDollars(monthly.payment),
      monthsSaved: Math.max(0, monthly.rows.length - payoffMonths),
      payoffMonths,
      paymentCount: changed.rows.length,
      monthlyInterest: centsToDollars(monthly.totalInterest),
      biweeklyInterest: centsToDollars(changed.totalInterest),
      paidPerYear: centsToDollars(changed.payment * perYear),
      balances: Array.from({ length: Math.ceil(inputs.loanTerm) + 1 }, (_, year) => ({
        year,
        monthlyBalance: balanceAfter(monthly.rows, year * 12, inputs.loanAmount),
        biweeklyBalance: balanceAfter(changed.rows, year * perYear, inputs.loanAmount),
      })),
    };
  },
  headline: (results) => ({ value: results.interestSaved, kind: 'money', per: 'of interest saved' }),
  say(results) {
    const sooner =
      results.monthsSaved === 0 ? 'The loan ends about when it would anyway' : `The loan ends **${duration(results.monthsSaved)} sooner**`;
    const paying = `${sooner} with **${dollars(results.biweeklyPayment)}** every two weeks`;
    if (results.interestSaved === 0) return `${paying}.`;
    return results.interestSaved < 0
      ? `${sooner}, at **${wholeDollars(-results.interestSaved)}** more interest.`
      : `${paying}, and you save **${wholeDollars(results.interestSaved)}** of interest.`;
  },
  supporting: ['biweeklyPayment', 'monthsSaved', 'biweeklyInterest', 'monthlyInterest'],
  chart: (results) => ({
    kind: 'lines',
    title: 'Balance over time',
    x: { label: 'Year', unit: 'year', values: results.balances.map((row) => row.year) },
    y: { label: 'Balance', unit: 'money' },
    series: [
      { label: 'Biweekly', values: results.balances.map((row) => row.biweeklyBalance) },
      { label: 'Monthly', values: results.balances.map((row) => row.monthlyBalance), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      paymentFormula,
      'Half payment: interest at rate ÷ 26, 26 payments a year.',
      'Thirteenth: monthly payments of 13/12. Full term: level payment at rate ÷ 26.',
    ],
    assumptions: [centsAssumption, 'Each payment is credited at once; a year has exactly 26.'],
    leavesOut: ['Fees of a biweekly program.'],
    differs: ['The three meanings of biweekly give different savings; most sites do not say which they use.'],
  },
});

function balanceLeft(schedule: Schedule): Cents {
  return schedule.rows[schedule.rows.length - 1]?.balance ?? 0;
}
