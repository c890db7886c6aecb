import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { noiFormula, noiSource } from '#calculators/real-estate/income-property/noi.ts';
import type calculator from '#calculators/real-estate/income-property/real-estate-investment.ts';
import { annuitySource } from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Value and loan',
    x: { label: 'Year', unit: 'year', values: results.projection.map((row) => row.year) },
    y: { label: 'Amount', unit: 'money' },
    series: [
      { label: 'Equity', values: results.projection.map((row) => row.equity) },
      { label: 'Value', values: results.projection.map((row) => row.propertyValue), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      noiFormula,
      'IRR: the yearly rate at which cash flows and sale proceeds are worth the cash invested.',
      'Equity multiple = all cash received ÷ cash invested.',
    ],
    assumptions: ['Cash flows come at the end of each year.', 'Rents and expenses grow once a year, from the second year.'],
    leavesOut: ['Income tax, depreciation and tax on the sale.'],
    differs: ['Monthly cash flows give a slightly higher IRR; some leave out selling costs.'],
  },
  sources: [
    noiSource,
    { title: 'Brueggeman and Fisher, Real Estate Finance and Investments', locator: 'ch. 11, IRR on equity' },
    annuitySource,
  ],
});
