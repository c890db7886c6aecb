import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { stateLayerAssumption } from '#calculators/kit/law/states/state-assumption.ts';
import { incomeTaxSources } from '#calculators/tax/income.ts';
import type calculator from '#calculators/tax/investment-income/capital-gains-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'How the gains are taxed',
    unit: 'money',
    bars: [
      { label: 'Short-term, as income', value: results.netShortTermGain },
      { label: 'Long-term at 0%', value: results.gainTaxedAt0 },
      { label: 'at 15%', value: results.gainTaxedAt15 },
      { label: 'at 20%', value: results.gainTaxedAt20 },
    ],
  }),
  explanation: {
    formula: [
      'Short-term gain: tax with it less tax without it. Long-term gain and qualified dividends: 0, 15 or 20% by taxable income.',
      'Total = tax on gains and dividends, less what a net loss saves on other income.',
      '3.8% of the lower of net gain, and AGI above 200,000 (250,000 joint, 125,000 separate).',
    ],
    assumptions: [
      'Losses first meet gains of their own kind; dividends are none.',
      'Original figures: brackets and gain thresholds of 2025.',
      stateLayerAssumption,
    ],
    leavesOut: ['Local tax, a state’s own limits on losses, 25 and 28% gains, small business stock, wash sales.'],
    differs: ['Sites that subtract the standard deduction themselves ask for income before it.'],
  },
  sources: [
    { title: '26 USC 1(h), 1211(b), 1212(b), 1222, 1411', locator: 'rates, netting, limit of 3,000 on losses, 3.8% tax' },
    ...incomeTaxSources,
  ],
});
