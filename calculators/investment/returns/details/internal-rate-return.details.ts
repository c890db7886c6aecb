import { returnFormula, returnSource, severalRates } from '#calculators/investment/returns/cash-flows.ts';
import type calculator from '#calculators/investment/returns/internal-rate-return.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', { kind: 'lines', title: 'Cash so far', rows: results.yearly, lines: { 'Cash so far': (row) => row.cumulative } }),
  explanation: {
    formula: [returnFormula, 'NPV = Σ CF ÷ (1 + required return)^year'],
    assumptions: ['Cash comes at the end of each year.', severalRates],
    leavesOut: ['Taxes and financing.'],
    differs: [
      'IRR of Cash Flows takes any list of flows; this one builds them from an outlay and receipts.',
      'Cash that comes during the year raises the rate.',
      'Some take NPV ÷ cost as profitability index, which is one less.',
    ],
  },
  sources: [returnSource],
});
