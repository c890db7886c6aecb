import type calculator from '#calculators/automotive/loans/boat-loan.ts';
import {
  balanceChart,
  closedForm,
  dailyInterest,
  loanFormula,
  loanSources,
  purchaseFormula,
} from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => balanceChart(results.amountFinanced, inputs.interestRate, inputs.loanTerm),
  explanation: {
    formula: [purchaseFormula, loanFormula, 'monthly cost = payment + upkeep'],
    assumptions: ['Upkeep a year, for planning: 10% of the price for a powerboat, 8% for a sailboat, 6% for a pontoon.', closedForm],
    leavesOut: ['Fuel, trailer and resale.'],
    differs: [dailyInterest],
  },
  sources: [...loanSources, { title: 'Ten percent rule of the boating trade', locator: 'yearly cost of keeping a boat ÷ its price' }],
});
