import type calculator from '#calculators/automotive/leases/buy-vs-lease.ts';
import { twoBars } from '#calculators/automotive/versus.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    twoBars('Cost over the lease term', 'Buy', results.buyCost, 'Lease', results.leaseCost, results.recommendation === 'Buy'),
  explanation: {
    formula: [
      'buy = down payment + loan payments − (resale value − loan balance)',
      'lease = due at signing + lease payments + disposition fee; with a money factor the payment is that of Car Lease Payment',
      'Later amounts are discounted at the return on savings; resale = price × (1 − d)^years.',
    ],
    assumptions: ['Both run for the lease term; the bought car is then worth its resale value.', 'Sales tax is financed with the car.'],
    leavesOut: ['Insurance, upkeep and charges for excess miles.'],
    differs: [
      'Sites that add up the payments alone ignore the equity of the buyer.',
      'Without discounting set the return on savings to 0%.',
    ],
  },
  sources: [
    { title: 'Federal Reserve Board, Keys to Vehicle Leasing', locator: 'Leasing versus buying' },
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 25, leasing: lease or borrow' },
  ],
});
