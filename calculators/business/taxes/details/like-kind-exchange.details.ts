import type calculator from '#calculators/business/taxes/like-kind-exchange.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Tax now and later',
    unit: 'money',
    bars: [
      { label: 'Sell', value: results.totalTaxWithoutExchange },
      { label: 'Exchange, now', value: results.taxWithExchange, chosen: results.exchangeQualified },
      { label: 'Deferred', value: results.taxDeferredAmount },
    ],
  }),
  explanation: {
    formula: [
      'Boot = cash and property taken + debt relief that neither new debt nor added cash replaces.',
      'Taxed now: the lower of gain and boot. New basis = new price − deferred gain.',
    ],
    assumptions: [
      'Qualified from a new price of at least the sale price.',
      'Depreciation is taxed first, at its own rate; boot at its value.',
      'Exchange costs lower the boot and the gain of an exchange.',
    ],
    leavesOut: ['Machines and vehicles: not of like kind since 2018.', 'The 3.8% tax on net investment income.'],
    differs: [
      '1031 Exchange is the same exchange without boot beside the new property.',
      'Others count new debt against cash taken; the regulations do not.',
    ],
  },
  sources: [
    { title: 'Internal Revenue Code', locator: '26 U.S.C. 1031(a)-(d): real property only since 2018; boot' },
    { title: 'Treasury regulations', locator: '26 CFR 1.1031(d)-2, netting of debts' },
  ],
});
