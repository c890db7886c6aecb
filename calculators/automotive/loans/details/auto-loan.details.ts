import type calculator from '#calculators/automotive/loans/auto-loan.ts';
import { balanceChart, closedForm, dailyInterest, loanFormula, loanSources } from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (_results, inputs) => balanceChart(inputs.loanAmount, inputs.interestRate, inputs.loanTerm),
  explanation: {
    formula: [loanFormula],
    assumptions: ['The rate is fixed and the first payment is due a month after the start.', closedForm],
    leavesOut: ['Tax, fees and trade-in: use Auto Loan from Price.'],
    differs: ['Auto Loan from Price begins with the price of the vehicle, trade-in, tax and fees.', dailyInterest],
  },
  sources: loanSources,
});
