import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/income-property/1031-exchange.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'What is left to reinvest',
    unit: 'money',
    bars: [
      { label: 'Sell and pay tax', value: results.netProceedsWithoutExchange },
      { label: 'Exchange', value: results.netProceedsWith1031, chosen: results.exchangeQualified },
    ],
  }),
  explanation: {
    formula: [
      'Gain = sale price − selling costs − (purchase + improvements − depreciation).',
      'Taxed now: the lower of gain and boot (cash taken out, debt not replaced), both less exchange costs.',
      'New basis = new price − deferred gain.',
    ],
    assumptions: [
      'Qualified from a new price of at least the sale price.',
      'Depreciation is taxed first at its own rate; the state taxes all of the gain.',
      '45 days to name and 180 days to close are kept.',
    ],
    leavesOut: ['The 3.8% tax on net investment income.'],
    differs: [
      'Like-kind Exchange with Boot is the same exchange with cash or other property taken out.',
      'Others take any lower price as fully taxed.',
    ],
  },
  sources: [
    { title: 'Internal Revenue Code', locator: '26 U.S.C. 1031(a)-(d); 1(h)(1)(E), 25% on depreciation' },
    { title: 'Treasury regulations', locator: '26 CFR 1.1031(d)-2, netting of debts' },
  ],
});
