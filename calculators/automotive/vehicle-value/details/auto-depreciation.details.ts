import { resaleSource } from '#calculators/automotive/ownership-costs/makes.ts';
import type calculator from '#calculators/automotive/vehicle-value/auto-depreciation.ts';
import { conditionNote } from '#calculators/automotive/vehicle-value/condition.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'area',
    title: 'Value in good condition',
    x: { label: 'Year', unit: 'year', values: [0, ...results.yearly.map((row) => row.year)] },
    y: { label: 'Value', unit: 'money' },
    series: [{ label: 'Value', values: [inputs.vehiclePrice, ...results.yearly.map((row) => row.value)] }],
  }),
  explanation: {
    formula: [
      'value = price × (1 − d × make)^years × condition + mileage adjustment',
      'adjustment = (12,000 − miles) × years × amount a mile',
    ],
    assumptions: [
      'The car loses the same share of its value each year: 15% for an average make.',
      'By make, for planning: 0.75 to 1.3 times that share.',
      conditionNote,
      'Few miles add at most half the value, and never make the car worth more than new.',
    ],
    leavesOut: ['Color, options, accidents and the market of the day.'],
    differs: ['Some sites take 20% in the first year.'],
  },
  sources: [
    resaleSource,
    { title: 'Declining-balance depreciation', locator: 'derivation: each year takes the same share of what is left' },
  ],
});
