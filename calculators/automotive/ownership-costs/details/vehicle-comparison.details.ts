import { ownershipFormula } from '#calculators/automotive/ownership-costs/ownership.ts';
import type calculator from '#calculators/automotive/ownership-costs/vehicle-comparison.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Cost so far',
    x: { label: 'Year', unit: 'year', values: results.yearly.map((row) => row.year) },
    y: { label: 'Cost', unit: 'money' },
    series: [
      { label: 'First vehicle', values: results.yearly.map((row) => row.firstCost) },
      { label: 'Second vehicle', values: results.yearly.map((row) => row.secondCost) },
    ],
  }),
  explanation: {
    formula: ['cost = sales tax + depreciation + fuel + insurance + upkeep', ...ownershipFormula],
    assumptions: ['Both are bought in cash, driven the same miles and sold after the same years.'],
    leavesOut: ['Loan interest, fees and registration.'],
    differs: ['Sites that compare prices alone leave out resale and fuel.'],
  },
  sources: [{ title: 'AAA, Your Driving Costs', locator: 'method: categories of ownership and operating cost' }],
});
