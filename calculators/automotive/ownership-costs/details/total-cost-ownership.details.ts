import { loanSources } from '#calculators/automotive/loans/vehicle-loan.ts';
import { repairSource, resaleSource } from '#calculators/automotive/ownership-costs/makes.ts';
import { ownershipFormula } from '#calculators/automotive/ownership-costs/ownership.ts';
import type calculator from '#calculators/automotive/ownership-costs/total-cost-ownership.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'share',
    title: 'Where the money goes',
    unit: 'money',
    parts: [
      { label: 'Depreciation', value: results.depreciation },
      { label: 'Tax and fees', value: results.taxAndFees },
      { label: 'Interest', value: results.interest },
      { label: 'Fuel', value: results.fuel },
      { label: 'Insurance', value: results.insurance },
      { label: 'Upkeep', value: results.upkeep },
      { label: 'Registration', value: results.registration },
    ],
  }),
  explanation: {
    formula: ['cost = depreciation + tax and fees + interest + fuel + insurance + upkeep + registration', ...ownershipFormula],
    assumptions: [
      'By make, for planning: 0.75 to 1.3 times the yearly depreciation, and its usual upkeep.',
      'Interest counts until the car is sold; the sale settles the loan.',
    ],
    leavesOut: ['Parking, tolls, and what the down payment could earn.'],
    differs: ['Sites that add up payments count the price instead of depreciation.'],
  },
  sources: [
    { title: 'AAA, Your Driving Costs', locator: 'method: categories of ownership and operating cost' },
    repairSource,
    resaleSource,
    ...loanSources,
  ],
});
