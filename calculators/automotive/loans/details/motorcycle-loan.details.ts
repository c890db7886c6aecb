import type calculator from '#calculators/automotive/loans/motorcycle-loan.ts';
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
    formula: [purchaseFormula, loanFormula, 'monthly cost = payment + (insurance + upkeep) ÷ 12'],
    assumptions: ['Gear is part of the taxed price; tax and fees are financed.', closedForm],
    leavesOut: ['Fuel, riding courses and resale.'],
    differs: [dailyInterest],
  },
  sources: loanSources,
});
