import type calculator from '#calculators/automotive/ownership-costs/fleet-analysis.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Cost of a vehicle a year, by year of replacement',
    x: { label: 'Years kept', unit: 'years', values: results.yearly.map((row) => row.year) },
    y: { label: 'Cost a year', unit: 'money' },
    series: [
      { label: 'Total', values: results.yearly.map((row) => row.total) },
      { label: 'Capital', values: results.yearly.map((row) => row.capital), role: 'reference' },
      { label: 'Operating', values: results.yearly.map((row) => row.operating), role: 'reference' },
    ],
    marks: [{ x: results.bestReplacementYears, label: 'cheapest' }],
  }),
  explanation: {
    formula: [
      'cost a year = (price − resale × vⁿ + Σ running costs × vᵏ) × r ÷ (1 − vⁿ), v = 1 ÷ (1 + r)',
      'running costs = fuel + insurance + miles × upkeep × (1 + rise)^(k − 1)',
      'resale = price × (1 − d)ⁿ; the best n has the lowest cost a year',
    ],
    assumptions: ['Each vehicle is replaced by the same kind, again and again.', 'Running costs are paid at the end of each year.'],
    leavesOut: ['Taxes, downtime and drivers.'],
    differs: ['Sums without a cost of capital leave out what new vehicles tie up.'],
  },
  sources: [
    { title: 'Park, Contemporary Engineering Economics', locator: 'ch. 14, economic service life' },
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 6, equivalent annual cash flow' },
  ],
});
