import type { Cents } from '#calculators/figures/units.ts';
import { monthColumns, monthTable } from '#calculators/kit/amortization/month-table.ts';
import { amortize, amortizeTotals, type Schedule } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars } from '#calculators/kit/money/money.ts';
import { interestRate, loanAmount, loanTerm } from '#calculators/real-estate/fields.ts';

/**
 * A fixed-rate loan with payments on top of the level one.
 *   balance(m) = balance(m − 1) + interest − payment − extra(m), until it is 0
 * The extra comes each month, once a year or once, from the chosen month on; all amounts are positive.
 */
export default defineCalculator({
  id: 'extra-payment',
  title: 'Extra Mortgage Payments',
  description: 'How much sooner and cheaper a loan ends when you pay more.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Mortgage',
  icon: 'circle-plus',
  sortOrder: 34,
  inputs: {
    loanAmount,
    interestRate,
    loanTerm,
    extraPayment: money('Extra payment', 200, { step: 50 }),
    extraPaymentType: choice('How often', { monthly: 'Every month', yearly: 'Once a year', 'one-time': 'Once' }, 'monthly'),
    startMonth: quantity('First extra in month', '', 1, 600, { min: 1, zeroMeansDefault: true, tooltip: '1 is the first payment.' }),
  },
  results: {
    interestSaved: 'money',
    monthsSaved: 'months',
    payoffMonths: 'months',
    originalMonths: 'months',
    monthlyPayment: 'money',
    totalInterest: 'money',
    originalInterest: 'money',
    totalExtra: 'money',
    schedule: monthColumns,
  },
  calculate(inputs) {
    const first = Math.max(1, Math.round(inputs.startMonth));
    const loan = { principal: inputs.loanAmount, annualRate: inputs.interestRate, periods: Math.round(inputs.loanTerm * 12) };
    const plain = amortizeTotals(loan);
    const faster = amortize({ ...loan, extra: (month) => (isDue(inputs.extraPaymentType, month - first) ? inputs.extraPayment : 0) });
    if (plain === undefined || faster === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    return {
      interestSaved: centsToDollars(plain.totalInterest - faster.totalInterest),
      monthsSaved: plain.count - faster.rows.length,
      payoffMonths: faster.rows.length,
      originalMonths: plain.count,
      monthlyPayment: centsToDollars(plain.payment),
      totalInterest: centsToDollars(faster.totalInterest),
      originalInterest: centsToDollars(plain.totalInterest),
      totalExtra: centsToDollars(extraIn(faster, loan.periods)),
      schedule: monthTable(faster.rows),
    };
  },
  headline: (results) => ({ value: results.interestSaved, kind: 'money', per: 'of interest saved' }),
  say(results) {
    if (results.totalExtra === 0) return `Without extra payments the loan ends in **${duration(results.originalMonths)}**.`;
    const end = `**${duration(results.payoffMonths)}**`;
    const sooner = results.monthsSaved === 0 ? `still ends in ${end}` : `ends in ${end}, ${duration(results.monthsSaved)} sooner`;
    const saved = results.interestSaved === 0 ? '' : `, and you save **${wholeDollars(results.interestSaved)}** of interest`;
    return `The loan ${sooner}${saved}.`;
  },
  supporting: ['monthsSaved', 'payoffMonths', 'totalInterest', 'totalExtra'],
});

/** Payments above the level one. The amount that the last payment of the term adds to clear the balance is not extra. */
function extraIn({ rows, payment }: Schedule, periods: number): Cents {
  return rows.reduce((sum, row) => (row.period < periods ? sum + Math.max(0, row.payment - payment) : sum), 0);
}

/** True if an extra payment is due the given number of months after the first. */
function isDue(type: 'monthly' | 'yearly' | 'one-time', after: number): boolean {
  switch (type) {
    case 'monthly':
      return after >= 0;
    case 'yearly':
      return after >= 0 && after % 12 === 0;
    case 'one-time':
      return after === 0;
  }
}
