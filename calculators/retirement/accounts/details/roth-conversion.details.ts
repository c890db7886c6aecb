import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { stateLayerAssumption } from '#calculators/kit/law/states/state-assumption.ts';
import type calculator from '#calculators/retirement/accounts/roth-conversion.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Left after tax',
    unit: 'money',
    bars: [
      { label: 'Converted', value: results.rothLater, chosen: results.gain > 0 },
      { label: 'Not converted', value: results.keptLater, chosen: results.gain < 0 },
    ],
  }),
  explanation: {
    formula: [
      'Taxable part = conversion × (1 − nondeductible contributions ÷ all traditional IRAs).',
      'Tax = return with the taxable part − return without it, plus state tax: benefits become taxable, and gains leave their bracket.',
      'Not converted = the same money grown and taxed later, plus the unpaid tax invested at a return after tax.',
    ],
    assumptions: [
      'Withdrawn in one sum, tax free from the Roth: five years have passed, and the owner is 59½ or older.',
      'The conversion is taxed like wages on top of taxable income, and gains lie on top of it; the standard deduction is taken.',
      'Returns are assumed and compound yearly.',
      stateLayerAssumption,
      'The state treats the converted money like a withdrawal from an IRA; income before it is wages, plus the standard deduction.',
      'Pennsylvania does not tax a conversion.',
    ],
    leavesOut: [
      'Higher Medicare premiums two years on, the deduction for seniors, and lost credits.',
      'Required distributions, which a Roth owner does not have, and heirs.',
      'Contributions that Massachusetts or New Jersey has already taxed: their tax on a conversion may be lower.',
    ],
    differs: ['Sites that let the tax come from nowhere show a larger gain: here the same money is invested on both sides.'],
  },
  sources: [
    { title: '26 USC 408A(d)(3), 408(d)(2), 72(t)', locator: 'a conversion is income; pro-rata rule; additional tax below 59½' },
    {
      title: 'IRS Publication 590-A; Form 8606',
      locator: 'conversions; parts I and II',
      url: 'https://www.irs.gov/publications/p590a',
    },
    { title: '26 USC 1(j); Rev. Proc. 2023-34, 2024-40, 2025-32', locator: 'brackets of 2024, 2025, 2026' },
  ],
});
