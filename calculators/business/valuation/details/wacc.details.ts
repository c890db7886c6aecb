import type calculator from '#calculators/business/valuation/wacc.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'What the cost of capital is made of',
    unit: 'percent',
    bars: [
      { label: 'Equity', value: results.fromEquity },
      { label: 'Debt, after tax', value: results.fromDebt },
      ...(results.preferredWeight === 0 ? [] : [{ label: 'Preferred stock', value: results.fromPreferred }]),
      { label: 'WACC', value: results.wacc, chosen: true },
    ],
  }),
  explanation: {
    formula: [
      'WACC = E ÷ V × cost of equity + P ÷ V × cost of preferred + D ÷ V × cost of debt × (1 − tax rate).',
      'Cost of equity = risk-free rate + beta × market risk premium.',
    ],
    assumptions: [
      'Market values, not those of the books.',
      'The mix of capital and the tax rate stay as they are; all interest is deductible.',
    ],
    leavesOut: ['Flotation costs, the limit on business interest of 26 USC 163(j), and premiums for size or country.'],
    differs: ['Sites weigh by book value, or take another risk premium: 4% to 6% are usual. Discounted Cash Flow uses this rate.'],
  },
  sources: [
    {
      title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
      locator: 'ch. 9, company cost of capital; ch. 19, after-tax weighted average cost of capital',
    },
  ],
});
