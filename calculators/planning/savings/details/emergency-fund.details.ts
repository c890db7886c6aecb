import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/savings/emergency-fund.ts';
import { depositsDiffer, monthEnd, savingFormula, savingSource } from '#calculators/planning/savings/saving.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Fund by months covered',
    unit: 'money',
    bars: [
      { label: 'Saved', value: inputs.currentSavings },
      { label: '3 months', value: results.threeMonths },
      { label: '6 months', value: results.sixMonths },
      { label: '12 months', value: results.twelveMonths },
      { label: 'Your target', value: results.targetFund, chosen: true },
    ],
  }),
  explanation: {
    formula: ['target = necessary expenses × months', savingFormula],
    assumptions: [monthEnd, 'Only expenses that you could not stop.'],
    leavesOut: ['Unemployment benefits, insurance and credit.'],
    differs: [depositsDiffer, 'Some count months of income instead of expenses.'],
  },
  sources: [
    {
      title: 'Consumer Financial Protection Bureau, An essential guide to building an emergency fund',
      locator: 'How much do I need in it?',
      url: 'https://www.consumerfinance.gov/an-essential-guide-to-building-an-emergency-fund/',
    },
    savingSource,
  ],
});
