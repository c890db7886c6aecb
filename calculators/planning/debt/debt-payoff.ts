import { monthColumns, monthTable } from '#calculators/kit/amortization/month-table.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, money } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { extraPayment, interestRate } from '#calculators/planning/fields.ts';
import { payOff } from './debt.ts';

/**
 * Duration of a debt at a given payment, and the savings from paying more.
 *   interest = balance · yearly per cent ÷ 1200, to the cent; the rest of the payment is principal
 * A payment of no more than the first month's interest is refused.
 */
export default defineCalculator({
  id: 'debt-payoff',
  title: 'Debt Payoff',
  description: 'When a debt is paid off, and what paying more saves.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'circle-check-big',
  sortOrder: 99,
  inputs: {
    debtBalance: amount('Debt', 10000),
    interestRate: { ...interestRate, defaultValue: 18 },
    monthlyPayment: money('Payment a month', 300, { max: 1e7, step: 25, required: true }),
    extraPayment: { ...extraPayment, defaultValue: 50 },
  },
  results: {
    payoffMonths: 'months',
    totalInterest: 'money',
    totalPaid: 'money',
    firstMonthInterest: 'money',
    interestSaved: 'money?',
    monthsSaved: 'months?',
    schedule: monthColumns,
  },
  calculate(inputs) {
    const { debtBalance, interestRate } = inputs;
    const plan = payOff(debtBalance, interestRate, toCent(inputs.monthlyPayment + inputs.extraPayment));
    if (typeof plan === 'string') return refuse(plan, 'monthlyPayment');
    const without = payOff(debtBalance, interestRate, inputs.monthlyPayment);
    const compared = typeof without === 'string' ? null : without;
    return {
      payoffMonths: plan.rows.length,
      totalInterest: centsToDollars(plan.totalInterest),
      totalPaid: centsToDollars(plan.totalPaid),
      firstMonthInterest: centsToDollars(plan.rows[0]?.interest ?? 0),
      interestSaved: compared === null ? null : centsToDollars(compared.totalInterest - plan.totalInterest),
      monthsSaved: compared === null ? null : compared.rows.length - plan.rows.length,
      schedule: monthTable(plan.rows),
    };
  },
  headline: (results) => ({ value: results.payoffMonths, kind: 'months' }),
  say(results, inputs) {
    const first = `The debt is gone in **${duration(results.payoffMonths)}**, for **${wholeDollars(results.totalInterest)}** of interest.`;
    if (inputs.extraPayment === 0) return first;
    if (results.monthsSaved === null || results.interestSaved === null)
      return `${first} Without the extra payment it would ${toCent(inputs.monthlyPayment) > results.firstMonthInterest ? 'last more than 100 years' : 'not end'}.`;
    const saved = [
      ...(results.monthsSaved > 0 ? [`**${duration(results.monthsSaved)}**`] : []),
      ...(results.interestSaved > 0 ? [wholeDollars(results.interestSaved)] : []),
    ];
    return `${first} The extra ${dollars(inputs.extraPayment)} saves ${saved.join(' and ') || 'nothing'}.`;
  },
  supporting: ['totalInterest', 'totalPaid', 'interestSaved', 'monthsSaved'],
});
