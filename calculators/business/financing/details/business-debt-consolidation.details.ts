import type calculator from '#calculators/business/financing/business-debt-consolidation.ts';
import { annuitySource, centsAssumption, paymentFormula } from '#calculators/business/financing/loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'What is still owed',
    x: { label: 'Month', unit: 'month', values: results.comparison.map((row) => row.month) },
    y: { label: 'Balance', unit: 'money' },
    series: [
      { label: 'One loan', values: results.comparison.map((row) => row.newBalance) },
      { label: 'Debts now', values: results.comparison.map((row) => row.currentBalance), role: 'reference' },
    ],
  }),
  explanation: {
    formula: ['Saved = interest left now − new interest − fee.', paymentFormula],
    assumptions: [centsAssumption, 'Each debt keeps its payment; nothing new is borrowed.', 'Consolidate when the total cost falls.'],
    leavesOut: ['Prepayment charges and collateral.'],
    differs: ['Others go by the monthly payment, which a longer term lowers.'],
  },
  sources: [annuitySource],
});
