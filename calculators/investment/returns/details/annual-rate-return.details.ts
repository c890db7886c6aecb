import { fisherFormula, fisherSource } from '#calculators/investment/inflation/inflation.ts';
import type calculator from '#calculators/investment/returns/annual-rate-return.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', { kind: 'area', title: 'Growth at that rate', rows: results.yearly, lines: { Value: (row) => row.value } }),
  explanation: {
    formula: ['annual rate = ((end + income) ÷ start)^(1 ÷ years) − 1', fisherFormula],
    assumptions: ['One sum at the start, nothing added later.', 'Income is kept, not reinvested.'],
    leavesOut: ['Taxes and fees.'],
    differs: ['A site that divides the total return by the years shows the simple average, which is higher for a gain.'],
  },
  sources: [
    { title: 'Bodie, Kane and Marcus, Investments', locator: 'ch. 5, holding-period return and effective annual rate' },
    {
      title: 'CFA Institute, Global Investment Performance Standards 2020',
      locator: 'provision 4.A.4: returns of less than a year are not annualized',
    },
    fisherSource,
  ],
});
