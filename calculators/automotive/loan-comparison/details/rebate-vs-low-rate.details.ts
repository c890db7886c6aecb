import type calculator from '#calculators/automotive/loan-comparison/rebate-vs-low-rate.ts';
import { closedForm, loanFormula, loanSources } from '#calculators/automotive/loans/vehicle-loan.ts';
import { twoBars } from '#calculators/automotive/versus.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    twoBars('Total cost', 'Rebate', results.rebateCost, 'Low rate', results.lowRateCost, results.rebateCost <= results.lowRateCost),
  explanation: {
    formula: [loanFormula, 'cost = down payment + total of payments', 'break-even rebate: the rebate at which both payments are equal'],
    assumptions: ['Both loans have the same term.', 'The rebate lowers the loan; the tax is on the price before it.', closedForm],
    leavesOut: ['Fees and trade-in, the same for both.'],
    differs: ['Some states tax the price after the rebate.'],
  },
  sources: loanSources,
});
