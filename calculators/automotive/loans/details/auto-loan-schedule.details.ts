import type calculator from '#calculators/automotive/loans/auto-loan-schedule.ts';
import { dailyInterest, loanFormula, loanSources, wholeCents } from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'stack',
    title: 'Interest and principal in each payment',
    x: { label: 'Month', unit: 'month', values: results.schedule.map((row) => row.month) },
    y: { label: 'Payment', unit: 'money' },
    series: [
      { label: 'Principal', values: results.schedule.map((row) => row.principal) },
      { label: 'Interest', values: results.schedule.map((row) => row.interest) },
    ],
  }),
  explanation: {
    formula: [loanFormula, 'interest = balance × i, principal = payment − interest + extra'],
    assumptions: [wholeCents, 'Extra payments go straight to principal; the level payment stays.'],
    leavesOut: ['Prepayment charges and late fees.'],
    differs: [dailyInterest],
  },
  sources: loanSources,
});
