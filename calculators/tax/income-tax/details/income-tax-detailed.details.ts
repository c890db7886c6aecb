import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { stateLayerAssumption } from '#calculators/kit/law/states/state-assumption.ts';
import { bracketChart, incomeTaxSources, standardSetIncome } from '#calculators/tax/income.ts';
import type calculator from '#calculators/tax/income-tax/income-tax-detailed.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => bracketChart(results.brackets),
  explanation: {
    formula: [
      'AGI = all income − pre-tax contributions; taxable = AGI − the larger of itemized and standard deduction.',
      'Long-term gains and qualified dividends lie on top of the rest and bear 0, 15 or 20%.',
      'Refundable: what the tax left of the child credit, at most 1,700 a child and 15% of earned income above 2,500; earned income credit by its formula.',
      '0.9% of wages above 200,000 (250,000 joint, 125,000 separate).',
    ],
    assumptions: [
      'Nobody is blind or claimed by another.',
      'The marginal rate is that of wages.',
      'Pre-tax contributions come out of wages and so lower earned income.',
      'Children under 17 count for both credits; all have valid Social Security numbers.',
      standardSetIncome,
      stateLayerAssumption,
      'The state takes pre-tax contributions off wages, too; Pennsylvania taxes most of them, New Jersey all but those to a 401(k).',
    ],
    leavesOut: [
      'Older children and dependents, the alternative minimum tax, self-employment and local taxes.',
      'Short-term gains, 25 or 28% gains, deductions for tips, overtime, car loans, business income and gifts without itemizing.',
    ],
    differs: ['Form 1040 rounds to dollars, and looks taxes below 100,000 and the earned income credit up in tables of bands of 50.'],
  },
  sources: [
    ...incomeTaxSources,
    {
      title: '26 USC 1(h), 24, 32, 68, 151(d)(5)(C), 164(b)(6), 1211(b), 1411, 3101(b)(2)',
      locator:
        'gains, child and earned income credits, limit on itemizing from 2026, seniors, state taxes, losses, net investment income, Medicare',
    },
  ],
});
