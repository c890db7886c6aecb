import { money, months, price, rate } from '#calculators/automotive/fields.ts';
import { levelLoan } from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Keeping a car loan compared with replacing it.
 *   saved = payments left now − (new payments + fees)
 * Both loans repay the same balance; amounts are positive, rounded half up to the cent.
 */
export default defineCalculator({
  id: 'auto-refinance',
  title: 'Auto Refinance',
  description: 'Whether a new rate on your car loan is worth its fees.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'refresh-cw',
  sortOrder: 4,
  inputs: {
    currentBalance: price('Balance today', 22000),
    currentRate: rate('Rate now', 9),
    monthsRemaining: months('Months left', 48),
    newRate: rate('New rate', 6),
    newTerm: months('New term', 48),
    refinanceFees: money('Fees', 300, { step: 25, tooltip: 'Title transfer and lender fees, paid in cash.' }),
  },
  results: {
    recommendation: 'text',
    totalSavings: 'money',
    monthlySavings: 'money',
    currentPayment: 'money',
    newPayment: 'money',
    currentInterest: 'money',
    newInterest: 'money',
    breakEvenMonths: 'months?',
  },
  calculate(inputs) {
    const current = levelLoan(inputs.currentBalance, inputs.currentRate, inputs.monthsRemaining);
    const next = levelLoan(inputs.currentBalance, inputs.newRate, inputs.newTerm);
    const totalSavings = toCent(current.totalInterest - next.totalInterest - inputs.refinanceFees);
    const monthlySavings = toCent(current.monthlyPayment - next.monthlyPayment);
    const left = Math.round(inputs.monthsRemaining);
    const term = Math.round(inputs.newTerm);
    const isAhead = (month: number) =>
      toCent(current.monthlyPayment * Math.min(month, left) - next.monthlyPayment * Math.min(month, term) - inputs.refinanceFees) >= 0;
    // Searched from the end, because a higher payment over a shorter time is behind before it is ahead.
    let breakEven = Math.max(left, term);
    while (breakEven > 0 && isAhead(breakEven - 1)) breakEven--;
    return {
      recommendation: totalSavings > 0 ? 'Refinance Recommended' : 'Stay with Current Loan',
      totalSavings,
      monthlySavings,
      currentPayment: current.monthlyPayment,
      newPayment: next.monthlyPayment,
      currentInterest: current.totalInterest,
      newInterest: next.totalInterest,
      breakEvenMonths: totalSavings > 0 ? breakEven : null,
    };
  },
  headline: (results) => ({ value: results.recommendation, kind: 'text' }),
  say(results) {
    const change = results.monthlySavings;
    const payment = change === 0 ? 'the same payment' : `a payment **${dollars(Math.abs(change))}** ${change < 0 ? 'higher' : 'lower'}`;
    if (results.totalSavings === 0) return `The new loan costs the same in all, with ${payment}.`;
    if (results.totalSavings < 0)
      return `Staying is cheaper: the new loan costs **${wholeDollars(-results.totalSavings)}** more in all, with ${payment}.`;
    const months = results.breakEvenMonths ?? 0;
    const back = months === 0 ? '' : `; it has paid for itself after **${counted(months, 'month')}**`;
    return `Refinancing saves **${wholeDollars(results.totalSavings)}** in all, with ${payment}${back}.`;
  },
  supporting: ['totalSavings', 'newPayment', 'monthlySavings', 'breakEvenMonths'],
});
