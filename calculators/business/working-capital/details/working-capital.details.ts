import { turnoverSource } from '#calculators/business/working-capital/turnover.ts';
import type calculator from '#calculators/business/working-capital/working-capital.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Current assets and liabilities',
    unit: 'money',
    bars: [
      { label: 'Current assets', value: results.currentAssets },
      { label: 'Current liabilities', value: results.currentLiabilities },
      { label: 'Working capital', value: results.workingCapital, chosen: true },
    ],
  }),
  explanation: {
    formula: [
      'Working capital = current assets − current liabilities; quick counts cash and receivables only.',
      'Cash cycle = days of inventory + receivables − payables, of 365 days.',
    ],
    assumptions: ['Receivables turn with sales; inventory and payables with the cost of goods.', 'Trade balances grow with sales.'],
    leavesOut: ['Seasons: balances of one day stand for the year.'],
    differs: ['Others average two balance sheets, use 360 days, or count payables by purchases.'],
  },
  sources: [turnoverSource],
});
