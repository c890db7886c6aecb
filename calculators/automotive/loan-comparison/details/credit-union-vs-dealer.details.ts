import type calculator from '#calculators/automotive/loan-comparison/credit-union-vs-dealer.ts';
import { closedForm, loanFormula, loanSources } from '#calculators/automotive/loans/vehicle-loan.ts';
import { twoBars } from '#calculators/automotive/versus.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    twoBars('Total cost', 'Credit union', results.creditUnionCost, 'Dealer', results.dealerCost, results.betterChoice !== 'Dealer'),
  explanation: {
    formula: ['cost = total of payments + fees', loanFormula],
    assumptions: ['Both loans have the same term; fees are paid in cash.', closedForm],
    leavesOut: ['What the dealer adds to the rate: ask for the buy rate.'],
    differs: ['Comparing payments alone hides fees and incentives.'],
  },
  sources: loanSources,
});
