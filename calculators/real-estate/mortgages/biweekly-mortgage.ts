import type { Cents } from '#calculators/figures/units.ts';
import { levelPaymentCents } from '#calculators/kit/amortization/annuity.ts';
import { amortize, type Schedule } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, halfUp } from '#calculators/kit/money/money.ts';
import { interestRate, loanAmount, loanTerm } from '#calculators/real-estate/fields.ts';
import { balanceAfter } from './loan.ts';

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
});

function balanceLeft(schedule: Schedule): Cents {
  return schedule.rows[schedule.rows.length - 1]?.balance ?? 0;
}
