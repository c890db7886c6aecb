import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/income-property/investment-property.ts';
import { noiFormula, noiSource } from '#calculators/real-estate/income-property/noi.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'From rent to income',
    unit: 'money',
    bars: [
      { label: 'Rent', value: results.grossRent },
      { label: 'After vacancy', value: results.effectiveIncome },
      { label: 'Expenses', value: inputs.operatingExpenses },
      { label: 'NOI', value: results.noi, chosen: true },
    ],
  }),
  explanation: {
    formula: [noiFormula, 'Cap rate = NOI ÷ price; multiplier = price ÷ yearly rent.', 'Expense ratio = expenses ÷ income after vacancy.'],
    assumptions: ['Grade: above 8% A, above 6% B, above 4% C, otherwise D.'],
    leavesOut: ['Loan, income tax, appreciation and large repairs.'],
    differs: [
      'Cap Rate has the same rate with more income lines and the price that a wanted rate allows.',
      'Others divide expenses by the rent before vacancy.',
    ],
  },
  sources: [noiSource],
});
