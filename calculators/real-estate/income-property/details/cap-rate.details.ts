import { capRateBands } from '#calculators/figures/guidelines.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/income-property/cap-rate.ts';
import { noiFormula, noiSource } from '#calculators/real-estate/income-property/noi.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Your cap rate and the bands',
    unit: 'percent',
    bars: [
      { label: 'This property', value: results.capRate, chosen: true },
      { label: 'You want', value: inputs.targetCapRate },
      ...capRateBands.map((value) => ({ label: `${value}%`, value })),
    ],
  }),
  explanation: {
    formula: [noiFormula, 'Cap rate = NOI ÷ value; value at your rate = NOI ÷ that rate.'],
    assumptions: ['Grade: above 8% A, above 6% B, above 4% C, otherwise D.', 'Above 10% the market usually sees risk.'],
    leavesOut: ['Loan, income tax and growth of rents.'],
    differs: [
      'Investment Property Grade adds the grade and further ratios to the same cap rate.',
      'Some use the rent before vacancy, or take out reserves for large repairs.',
    ],
  },
  sources: [noiSource],
});
