import type calculator from '#calculators/automotive/leases/subscription-vs-ownership.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Cost so far, less what the car is worth',
    x: { label: 'Month', unit: 'month', values: results.monthly.map((row) => row.month) },
    y: { label: 'Cost', unit: 'money' },
    series: [
      { label: 'Subscription', values: results.monthly.map((row) => row.subscription) },
      { label: 'Ownership', values: results.monthly.map((row) => row.ownership) },
    ],
  }),
  explanation: {
    formula: [
      'subscribe = start fee + months × payment',
      'own = down payment + loan payments + running costs − (value − loan balance)',
      'value = price × (1 − d)^years',
    ],
    assumptions: [
      'Tax and fees are financed; the car is sold when no longer needed.',
      'Fuel is the same for both.',
      'Where subscribing wins, the break-even lies after the months needed.',
    ],
    leavesOut: ['Mileage limits, and what the down payment could earn.'],
    differs: ['Sites that add up payments leave out the worth of the car.'],
  },
  sources: [
    { title: 'AAA, Your Driving Costs', locator: 'method: categories of ownership and operating cost' },
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 25, leasing: lease or borrow' },
  ],
});
