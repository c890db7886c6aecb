import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/home-buying/rent-vs-buy.ts';
import { annuitySource, paymentFormula } from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'What you own after each year',
    x: { label: 'Year', unit: 'year', values: results.comparison.map((row) => row.year) },
    y: { label: 'Net worth', unit: 'money' },
    series: [
      { label: 'Buying', values: results.comparison.map((row) => row.netWorthBuying) },
      { label: 'Renting', values: results.comparison.map((row) => row.netWorthRenting), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      paymentFormula,
      'Buying: home less selling costs and loan, plus savings. Renting: savings.',
      'Whoever pays less in a month invests the difference.',
    ],
    assumptions: [
      'The renter invests the down payment and closing costs.',
      'Tax and upkeep follow the home value; all costs change once a year.',
    ],
    leavesOut: ['Income tax, deductions and renter’s insurance.'],
    differs: ['Others let the saved money earn nothing.'],
  },
  sources: [
    {
      title: 'Himmelberg, Mayer and Sinai, Assessing High House Prices, J. of Economic Perspectives 19(4), 2005',
      locator: 'user cost of housing',
    },
    annuitySource,
  ],
});
