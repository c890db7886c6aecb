import type calculator from '#calculators/automotive/leases/lease-vs-cash.ts';
import { twoBars } from '#calculators/automotive/versus.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    twoBars('Cost over the lease term', 'Pay cash', results.cashCost, 'Lease', results.leaseCost, results.betterChoice !== 'Lease'),
  explanation: {
    formula: [
      'cash = price + tax − resale value',
      'lease = due at signing + payments + disposition fee; with a money factor the payment is that of Car Lease Payment',
      'Later amounts are discounted at the return on savings; resale = price × (1 − d)^years.',
    ],
    assumptions: ['The cash not spent earns the return each month, after tax.', 'The bought car is sold at the end of the lease term.'],
    leavesOut: ['Insurance, upkeep and charges for excess miles.'],
    differs: ['Sites that ignore what the cash earns favor paying cash.'],
  },
  sources: [
    { title: 'Federal Reserve Board, Keys to Vehicle Leasing', locator: 'Leasing versus buying' },
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 25, equivalent loan of a lease' },
  ],
});
