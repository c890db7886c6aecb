import type calculator from '#calculators/business/working-capital/financial-ratios.ts';
import { turnoverSource } from '#calculators/business/working-capital/turnover.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Margins and returns',
    unit: 'percent',
    bars: [
      { label: 'Gross margin', value: results.grossMargin },
      { label: 'Net margin', value: results.netMargin },
      { label: 'On assets', value: results.returnOnAssets },
      ...(results.returnOnEquity === null ? [] : [{ label: 'On equity', value: results.returnOnEquity, chosen: true }]),
    ],
  }),
  explanation: {
    formula: [
      'Current = current assets ÷ current liabilities; quick leaves out inventory; cash counts cash only.',
      'Return on equity = net margin × asset turnover × assets ÷ equity.',
      'Days = balance × 365 ÷ sales or cost of goods.',
    ],
    assumptions: ['Balances of the year’s end stand for the year.', 'Without equity its ratios have no meaning and stay empty.'],
    leavesOut: ['Seasons, leases off the balance sheet and market values.'],
    differs: ['Others average two balance sheets, use 360 days, or count only debt with interest.'],
  },
  sources: [turnoverSource],
});
