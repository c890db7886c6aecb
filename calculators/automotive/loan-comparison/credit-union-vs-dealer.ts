import { loanTerm, money, price, rate } from '#calculators/automotive/fields.ts';
import { levelLoan } from '#calculators/automotive/loans/vehicle-loan.ts';
import { sayTie } from '#calculators/automotive/versus.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * The same purchase financed by a credit union and by the dealer.
 *   cost = total of payments + what the lender charges at the start
 * A dealer's incentive lowers the dealer's loan. Amounts are positive, rounded half up to the cent.
 */
export default defineCalculator({
  id: 'credit-union-vs-dealer',
  title: 'Credit Union or Dealer Loan',
  description: 'Which of two car loan offers costs less.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Buying',
  icon: 'landmark',
  sortOrder: 9,
  inputs: {
    loanAmount: price('Loan amount', 28000),
    loanTerm,
    creditUnionRate: rate('Credit union rate', 5.75),
    dealerRate: rate('Dealer rate', 7.5),
    dealerIncentive: money('Dealer incentive', 0, { tooltip: 'Cash off the price if you finance with the dealer.' }),
    membershipFee: money('Membership fee', 25, { max: 1e5, step: 5, advanced: true }),
    dealerFee: money('Dealer finance fee', 0, { max: 1e5, step: 5, advanced: true }),
  },
  results: {
    betterChoice: 'text',
    savings: 'money',
    creditUnionPayment: 'money',
    dealerPayment: 'money',
    creditUnionCost: 'money',
    dealerCost: 'money',
    creditUnionInterest: 'money',
    dealerInterest: 'money',
  },
  calculate(inputs) {
    const dealerAmount = toCent(inputs.loanAmount - inputs.dealerIncentive);
    if (dealerAmount < 0) return refuse('The incentive is more than the loan.', 'dealerIncentive');
    const union = levelLoan(inputs.loanAmount, inputs.creditUnionRate, inputs.loanTerm);
    const dealer = levelLoan(dealerAmount, inputs.dealerRate, inputs.loanTerm);
    const creditUnionCost = toCent(union.totalOfPayments + inputs.membershipFee);
    const dealerCost = toCent(dealer.totalOfPayments + inputs.dealerFee);
    return {
      betterChoice: creditUnionCost <= dealerCost ? 'Credit union' : 'Dealer',
      savings: toCent(Math.abs(creditUnionCost - dealerCost)),
      creditUnionPayment: union.monthlyPayment,
      dealerPayment: dealer.monthlyPayment,
      creditUnionCost,
      dealerCost,
      creditUnionInterest: union.totalInterest,
      dealerInterest: dealer.totalInterest,
    };
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say: (results) =>
    results.savings === 0
      ? sayTie(results.dealerCost)
      : `The **${results.betterChoice.toLowerCase()}** loan saves **${wholeDollars(results.savings)}** in all: **${dollars(results.creditUnionPayment)}** a month at the credit union, **${dollars(results.dealerPayment)}** at the dealer.`,
  supporting: ['savings', 'creditUnionPayment', 'dealerPayment', 'dealerInterest'],
});
