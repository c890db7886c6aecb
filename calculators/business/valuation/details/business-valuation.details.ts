import type calculator from '#calculators/business/valuation/business-valuation.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Value by method',
    unit: 'money',
    bars: [
      { label: 'Cash flow', value: results.incomeValue },
      { label: 'Multiple', value: results.marketValue },
      { label: 'Assets', value: results.assetValue },
      { label: 'Estimate', value: results.estimatedValue, chosen: true },
    ],
  }),
  explanation: {
    formula: [
      'Cash flow: each year’s cash ÷ (1 + r)^t, plus the terminal value, less net debt.',
      'Terminal value = last cash × (1 + G) ÷ (r − G), discounted as the last year.',
      'Multiple: EBITDA × multiple − net debt.',
    ],
    assumptions: ['Cash comes at year end.', 'The estimate weighs cash flow and multiple; assets are shown beside.'],
    leavesOut: ['Discounts for minority and lack of market, tax on a sale.'],
    differs: ['Others enter next year’s cash flow, discount to mid-year, or use owner’s earnings (SDE) and their lower multiples.'],
  },
  sources: [
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 4, valuing a business by discounted cash flow' },
    { title: 'IRS Revenue Ruling 59-60', locator: 'sec. 4, factors in valuing closely held stock' },
  ],
});
