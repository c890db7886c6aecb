import type calculator from '#calculators/investment/inflation/inflation-historic-impact.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('year', {
      kind: 'area',
      title: 'The same goods, year by year',
      rows: results.yearly,
      lines: { 'The same goods': (row) => row.equivalentAmount },
    }),
  explanation: {
    formula: ['equivalent = amount × CPI(to) ÷ CPI(from)', 'average = (CPI ÷ CPI)^(1 ÷ years) − 1'],
    assumptions: [
      'Annual averages of the CPI-U, U.S. city average, 1982–84 = 100.',
      'The average of 2025 lacks October, which was not collected.',
    ],
    leavesOut: ['Regional prices and a family’s own basket.'],
    differs: ['The calculator of the Bureau compares months, not yearly averages.'],
  },
  sources: [
    {
      title: 'U.S. Bureau of Labor Statistics, Consumer Price Index for All Urban Consumers (CPI-U)',
      locator: 'series CUUR0000SA0, annual averages 1913 to 2025',
      url: 'https://www.bls.gov/cpi/',
    },
  ],
});
