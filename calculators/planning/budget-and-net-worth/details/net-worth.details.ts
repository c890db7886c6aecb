import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/budget-and-net-worth/net-worth.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'What you own and owe',
    unit: 'money',
    bars: [
      { label: 'Own', value: results.totalAssets },
      { label: 'Owe', value: results.totalLiabilities },
      { label: 'Net worth', value: results.netWorth, chosen: true },
    ],
  }),
  explanation: {
    formula: ['net worth = assets − liabilities', 'rule of thumb = age × income ÷ 10'],
    assumptions: ['Everything at what it would sell for today.', 'Liquid: cash and investments less debts without collateral in a home.'],
    leavesOut: ['Taxes due when retirement accounts are drawn.', 'Pensions and Social Security.'],
    differs: ['Some leave out the home or the vehicles.'],
  },
  sources: [
    {
      title: 'Federal Reserve, Survey of Consumer Finances, Changes in U.S. Family Finances',
      locator: 'box 2 and tables 2 and 4: net worth',
    },
    { title: 'Stanley and Danko, The Millionaire Next Door (1996)', locator: 'ch. 1: age × income ÷ 10' },
  ],
});
