import type calculator from '#calculators/automotive/loans/rv-loan.ts';
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
    formula: [purchaseFormula, loanFormula, 'monthly cost = payment + insurance + site'],
    assumptions: [
      'Insurance a year, for planning: 1.5% of the price for a motorhome, 1% for what is towed; half as much again if lived in.',
      closedForm,
    ],
    leavesOut: ['Fuel, upkeep and loss of value.'],
    differs: ['Many lenders refuse full-time use.', dailyInterest],
  },
  sources: [
    ...loanSources,
    { title: 'Insurance of recreational vehicles', locator: 'planning shares of the price, set by this calculator' },
  ],
});
