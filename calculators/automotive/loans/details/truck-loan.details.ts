import type calculator from '#calculators/automotive/loans/truck-loan.ts';
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
    formula: [purchaseFormula, loanFormula, 'tax saved = interest × business share × marginal rate'],
    assumptions: ['The upfit is part of the taxed price; tax and fees are financed.', closedForm],
    leavesOut: ['Depreciation and section 179 expensing.'],
    differs: [dailyInterest],
  },
  sources: [...loanSources, { title: 'IRS Publication 463', locator: 'ch. 4, actual car expenses: interest of the self-employed' }],
});
