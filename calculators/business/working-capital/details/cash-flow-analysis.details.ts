import type calculator from '#calculators/business/working-capital/cash-flow-analysis.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'lines',
    title: 'Cash at the end of each month',
    x: { label: 'Month', unit: 'month', values: [0, ...results.plan.map((row) => row.month)] },
    y: { label: 'Cash', unit: 'money' },
    series: [
      { label: 'Cash', values: [toCent(inputs.startingCash), ...results.plan.map((row) => row.balance)] },
      { label: 'To keep', values: [0, ...results.plan].map(() => inputs.minimumCash), role: 'reference' },
    ],
    marks: [{ x: results.lowestMonth, label: 'lowest' }],
  }),
  explanation: {
    formula: ['Sales = average × growth × (1 + season × sine), highest in the best month, lowest six months later.'],
    assumptions: [
      'Sales and costs are paid in their month.',
      'Growth applies month by month.',
      'The lowest is that of today or of a month’s end.',
    ],
    leavesOut: ['Income tax, investment, credit terms and interest on overdrafts.'],
    differs: ['Others spread a year evenly, which hides the low months.'],
  },
  sources: [
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 29, short-term planning: the cash budget' },
    { title: 'Box and Jenkins, Time Series Analysis', locator: 'ch. 9, seasonal models: a sine of period 12' },
  ],
});
