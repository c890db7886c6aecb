import type calculator from '#calculators/automotive/ownership-costs/electric-vs-gas.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Spent so far, before resale',
    x: { label: 'Year', unit: 'year', values: results.yearly.map((row) => row.year) },
    y: { label: 'Spent', unit: 'money' },
    series: [
      { label: 'Electric', values: results.yearly.map((row) => row.electricSpent) },
      { label: 'Gas', values: results.yearly.map((row) => row.gasSpent), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'electric a year = miles × kWh ÷ 100 × price a kWh + upkeep + fee',
      'gas a year = miles ÷ mpg × price a gallon + upkeep',
      'break-even = (electric outlay − gas price) ÷ savings a year',
    ],
    assumptions: [
      'Prices of today throughout; all charging at the rate given.',
      'Both lose value at the rates given and are sold at the end.',
    ],
    leavesOut: ['Loan interest, sales tax, insurance and a new battery.'],
    differs: ['Sites may still count the federal credit, which has ended.'],
  },
  sources: [
    {
      title: 'Burnham et al., Comprehensive Total Cost of Ownership',
      locator: 'Argonne ANL/ESD-21/4 (2021): maintenance 6.1 and 10.1 cents a mile',
    },
    { title: 'iSeeCars, five-year depreciation study (2025)', locator: 'electric vehicles lose 58.8% in five years: 16.2% a year' },
    { title: 'fueleconomy.gov, window label', locator: 'kWh per 100 miles, charging losses included' },
  ],
});
