import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/tax/investment-income/tax-equivalent-yield.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Yield after tax',
    unit: 'percent',
    bars: [
      { label: 'Tax-exempt', value: results.taxFreeAfterTax, chosen: results.betterChoice === 'Tax-exempt' },
      { label: 'Taxable', value: results.taxableAfterTax, chosen: results.betterChoice === 'Taxable' },
    ],
  }),
  explanation: {
    formula: ['Equivalent yield = exempt yield ÷ (1 − federal rate − state rate).', 'A bond that the state taxes counts less that tax.'],
    assumptions: ['State tax is not deducted on the federal return.'],
    leavesOut: ['Alternative minimum tax on private activity bonds, and gains or losses of price.'],
    differs: ['Itemizers deduct state tax: their combined rate is federal + state × (1 − federal).'],
  },
  sources: [
    { title: 'Fabozzi, Bond Markets, Analysis, and Strategies', locator: 'ch. on municipal securities: equivalent taxable yield' },
    { title: '26 USC 103(a), 1411(c)', locator: 'exempt interest; 3.8%, the same in every year' },
  ],
});
