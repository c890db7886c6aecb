import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { stateLayerAssumption } from '#calculators/kit/law/states/state-assumption.ts';
import type calculator from '#calculators/retirement/accounts/roth-vs-traditional.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Left after tax',
    unit: 'money',
    bars: [
      { label: 'Roth', value: results.rothAfterTax, chosen: results.betterChoice === 'Roth' },
      { label: 'Traditional', value: results.traditionalAfterTax, chosen: results.betterChoice === 'Traditional' },
    ],
  }),
  explanation: {
    formula: [
      'Roth = contributions with growth. Traditional = the same × (1 − later rate) + the tax saved, invested.',
      'Both cost the same take-home pay.',
      'Pro-rata rule: taxed share of a conversion = pre-tax money ÷ all traditional, SEP and SIMPLE IRAs at year’s end, per person.',
    ],
    assumptions: [
      'Contributions come monthly and stay level; the limits are those of the first year.',
      'What may not be deducted comes out free of tax. Original figures: limits of 2025.',
      stateLayerAssumption,
      'Massachusetts, New Jersey, and Pennsylvania allow no deduction for an IRA.',
      'State tax later: the state’s share of a first withdrawal of 4% at the retirement age, without other income, holds for all of it.',
    ],
    leavesOut: ['Required distributions, conversions, and penalties before 59½.'],
    differs: ['Sites that forget the tax saved make the Roth win more often.'],
  },
  sources: [
    {
      title: '26 USC 219(b), (g), 408(d)(2), 408A(c)(3); IRS Publication 590-A, Form 8606',
      locator: 'limit, deduction, Roth phase-out, pro-rata rule of conversions',
    },
    { title: 'IRS Notices 2023-75, 2024-80, 2025-67', locator: 'IRA limit: 7,000 (2024, 2025), 7,500 (2026)' },
  ],
});
