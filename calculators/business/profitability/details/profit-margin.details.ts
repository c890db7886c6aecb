import type calculator from '#calculators/business/profitability/profit-margin.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'From sales to net income',
    unit: 'money',
    bars: [
      { label: 'Sales', value: inputs.revenue },
      { label: 'Gross profit', value: results.grossProfit },
      { label: 'Operating', value: results.operatingIncome },
      { label: 'Before tax', value: results.pretaxIncome },
      { label: 'Net', value: results.netIncome, chosen: true },
    ],
  }),
  explanation: {
    formula: [
      'Margin = income ÷ sales; markup = gross profit ÷ cost of goods.',
      'Net = (gross − expenses + other − interest) × (1 − tax).',
    ],
    assumptions: ['A loss bears no tax and brings no refund.'],
    leavesOut: ['Loss carryovers and the owner’s own tax.'],
    differs: ['Others put shipping or card fees into the cost of goods.'],
  },
  sources: [{ title: 'Penman, Financial Statement Analysis and Security Valuation', locator: 'ch. 12, profit margin ratios' }],
});
