import type calculator from '#calculators/automotive/vehicle-value/classic-car-investment.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'lines',
    title: 'Value of the car and of the same money invested',
    x: { label: 'Year', unit: 'year', values: [0, ...results.yearly.map((row) => row.year)] },
    y: { label: 'Value', unit: 'money' },
    series: [
      { label: 'Car', values: [inputs.purchasePrice, ...results.yearly.map((row) => row.value)] },
      { label: 'Invested', values: [inputs.purchasePrice, ...results.yearly.map((row) => row.alternative)], role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'value = price × (1 + base + points)^years',
      'net = value − selling costs − tax × (value − selling costs − price)',
      'return: the rate at which price and yearly costs grow to the net proceeds',
    ],
    assumptions: [
      'Points a year: make 0 to 2, model 0.25 to 0.5 (American makes), rarity −1 to 3, condition −1.5 to 1.',
      'Costs rise with inflation and are paid at the end of each year.',
    ],
    leavesOut: ['Joy of driving, restoration, and tax on the alternative.'],
    differs: ['Price guides quote values without costs.'],
  },
  sources: [
    { title: 'Internal Revenue Code', locator: '26 U.S.C. 1(h)(4)-(5): 28% rate on collectibles gain' },
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 5, internal rate of return' },
    { title: 'Points for make, model, rarity and condition', locator: 'planning values set by this calculator' },
  ],
});
