import { downPayment, loanTerm, money, rate, salesTax, vehiclePrice } from '#calculators/automotive/fields.ts';
import { levelLoan, priceDeal } from '#calculators/automotive/loans/vehicle-loan.ts';
import { sayTie } from '#calculators/automotive/versus.ts';
import { levelPayment, principalFor } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * A cash rebate with a standard loan against the dealer's low rate without it.
 *   break-even rebate = A − (payment at the low rate on A) · (1 − (1 + i)^−n) ÷ i, i the standard monthly rate
 * Both have the same term, so the smaller total is the better one. Amounts are positive.
 */
export default defineCalculator({
  id: 'rebate-vs-low-rate',
  title: 'Rebate or Low Rate',
  description: 'Whether cash back or a low dealer rate saves more.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Buying',
  icon: 'badge-percent',
  sortOrder: 8,
  inputs: {
    vehiclePrice,
    downPayment,
    rebate: money('Cash rebate', 2500, { tooltip: 'Given only with the standard rate.' }),
    standardRate: rate('Standard rate', 6.5, { tooltip: 'The rate you get elsewhere when you take the rebate.' }),
    promotionalRate: rate('Low rate', 1.9, { tooltip: 'The dealer’s rate when you give up the rebate.' }),
    loanTerm,
    salesTax,
  },
  results: {
    betterChoice: 'text',
    savings: 'money',
    rebatePayment: 'money',
    lowRatePayment: 'money',
    rebateCost: 'money',
    lowRateCost: 'money',
    rebateInterest: 'money',
    lowRateInterest: 'money',
    breakEvenRebate: 'money',
  },
  calculate(inputs) {
    const withRebate = priceDeal(inputs).amountFinanced;
    const without = priceDeal({ ...inputs, rebate: 0 }).amountFinanced;
    if (withRebate < 0) return refuse('The down payment and rebate are more than the vehicle costs.', 'downPayment');
    const rebated = levelLoan(withRebate, inputs.standardRate, inputs.loanTerm);
    const cheap = levelLoan(without, inputs.promotionalRate, inputs.loanTerm);
    const rebateCost = toCent(inputs.downPayment + rebated.totalOfPayments);
    const lowRateCost = toCent(inputs.downPayment + cheap.totalOfPayments);
    const term = Math.round(inputs.loanTerm);
    const lowPayment = levelPayment(without, inputs.promotionalRate / 1200, term);
    return {
      betterChoice: rebateCost <= lowRateCost ? 'Take the rebate' : 'Take the low rate',
      savings: toCent(Math.abs(rebateCost - lowRateCost)),
      rebatePayment: rebated.monthlyPayment,
      lowRatePayment: cheap.monthlyPayment,
      rebateCost,
      lowRateCost,
      rebateInterest: rebated.totalInterest,
      lowRateInterest: cheap.totalInterest,
      breakEvenRebate: toCent(without - principalFor(lowPayment, inputs.standardRate / 1200, term)),
    };
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say(results) {
    if (results.savings === 0) return sayTie(results.rebateCost);
    const better = results.betterChoice === 'Take the rebate' ? 'rebate' : 'low rate';
    const edge =
      results.breakEvenRebate > 0
        ? `a rebate of **${wholeDollars(results.breakEvenRebate)}** would match the low rate`
        : 'the low rate is no lower';
    return `The **${better}** saves **${wholeDollars(results.savings)}**, at **${dollars(better === 'rebate' ? results.rebatePayment : results.lowRatePayment)}** a month; ${edge}.`;
  },
  supporting: ['rebatePayment', 'lowRatePayment', 'savings', 'breakEvenRebate'],
});
