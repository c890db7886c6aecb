import { choice, interestRate, loanTerm, price } from '#calculators/automotive/fields.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, halfUp } from '#calculators/kit/money/money.ts';

const paymentsPerYear = 26;

/**
 * A car loan paid every two weeks against monthly.
 *   half payment: ½ monthly payment 26 times a year, interest at rate ÷ 26
 *   thirteen payments: collected every two weeks, credited monthly as 13/12 of the payment
 *   level: the payment that repays in the same term at rate ÷ 26
 * All amounts are positive; whole cents, half up.
 */
export default defineCalculator({
  id: 'biweekly-auto-payment',
  title: 'Biweekly Auto Payment',
  description: 'What paying a car loan every two weeks saves.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'calendar-sync',
  sortOrder: 3,
  inputs: {
    loanAmount: price('Loan amount', 25000),
    interestRate,
    loanTerm,
    biweeklyPlan: choice('Plan', ['half_payment', 'thirteen_payments', 'level_biweekly'], 'half_payment', {
      names: {
        half_payment: 'Half payment every two weeks',
        thirteen_payments: 'Credited monthly (13 payments a year)',
        level_biweekly: 'Biweekly over the same term',
      },
      tooltip: 'Ask the lender which one it offers: they save different amounts.',
    }),
  },
  results: {
    biweeklyPayment: 'money',
    monthlyPayment: 'money',
    interestSaved: 'money',
    monthsSaved: 'months',
    payoffMonths: 'months',
    biweeklyInterest: 'money',
    monthlyInterest: 'money',
    yearly: { year: 'count', monthlyBalance: 'balance', biweeklyBalance: 'balance' },
  },
  calculate(inputs) {
    const term = Math.round(inputs.loanTerm);
    const loan = { principal: inputs.loanAmount, annualRate: inputs.interestRate };
    const monthly = amortize({ ...loan, periods: term });
    if (monthly === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const biweeks = Math.round((term * paymentsPerYear) / 12);
    const credited = inputs.biweeklyPlan === 'thirteen_payments';
    const biweekly = credited
      ? amortize({ ...loan, periods: term, extra: centsToDollars(halfUp(monthly.payment / 12)) })
      : inputs.biweeklyPlan === 'level_biweekly'
        ? amortize({ ...loan, periods: biweeks, periodsPerYear: paymentsPerYear })
        : amortize({ ...loan, periods: biweeks + 1, periodsPerYear: paymentsPerYear, payment: halfUp(monthly.payment / 2) });
    if (biweekly === undefined) return refuse('Half the payment does not cover the interest.', 'interestRate');
    const perYear = credited ? 12 : paymentsPerYear;
    const payoffMonths = Math.round((biweekly.rows.length * 12) / perYear);
    return {
      biweeklyPayment: centsToDollars(inputs.biweeklyPlan === 'level_biweekly' ? biweekly.payment : halfUp(monthly.payment / 2)),
      monthlyPayment: centsToDollars(monthly.payment),
      interestSaved: centsToDollars(monthly.totalInterest - biweekly.totalInterest),
      monthsSaved: monthly.rows.length - payoffMonths,
      payoffMonths,
      biweeklyInterest: centsToDollars(biweekly.totalInterest),
      monthlyInterest: centsToDollars(monthly.totalInterest),
      yearly: Array.from({ length: Math.ceil(term / 12) }, (_, at) => ({
        year: at + 1,
        monthlyBalance: centsToDollars(monthly.rows[at * 12 + 11]?.balance ?? 0),
        biweeklyBalance: centsToDollars(biweekly.rows[(at + 1) * perYear - 1]?.balance ?? 0),
      })),
    };
  },
  headline: (results) => ({ value: results.biweeklyPayment, kind: 'money', per: 'every two weeks' }),
  say(results) {
    const paying = `Paying **${dollars(results.biweeklyPayment)}** every two weeks`;
    const saves = results.interestSaved > 0 ? `saves **${wholeDollars(results.interestSaved)}** of interest` : 'saves no interest';
    if (results.monthsSaved <= 0) return `${paying} ${saves} over the same term.`;
    return `${paying} ends the loan **${duration(results.monthsSaved)}** earlier and ${saves}.`;
  },
  supporting: ['monthlyPayment', 'interestSaved', 'monthsSaved', 'biweeklyInterest'],
});
