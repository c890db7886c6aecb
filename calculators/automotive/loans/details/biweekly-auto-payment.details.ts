import type calculator from '#calculators/automotive/loans/biweekly-auto-payment.ts';
import { dailyInterest, loanFormula, loanSources, wholeCents } from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'lines',
    title: 'Balance at the end of each year',
    x: { label: 'Year', unit: 'year', values: [0, ...results.yearly.map((row) => row.year)] },
    y: { label: 'Balance', unit: 'money' },
    series: [
      { label: 'Every two weeks', values: [inputs.loanAmount, ...results.yearly.map((row) => row.biweeklyBalance)] },
      { label: 'Monthly', values: [inputs.loanAmount, ...results.yearly.map((row) => row.monthlyBalance)], role: 'reference' },
    ],
  }),
  explanation: {
    formula: [loanFormula, 'half payment: ½ × monthly payment 26 times a year, interest = balance × rate ÷ 26'],
    assumptions: [wholeCents, 'A year has 26 payments of two weeks; the plan chosen is the one shown.'],
    leavesOut: ['Fees of payment services.'],
    differs: ['“Biweekly” has three meanings; most sites show one of them.', dailyInterest],
  },
  sources: loanSources,
});
