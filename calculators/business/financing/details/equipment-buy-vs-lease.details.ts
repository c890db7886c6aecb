import type calculator from '#calculators/business/financing/equipment-buy-vs-lease.ts';
import { centsAssumption } from '#calculators/business/financing/loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Cost after tax, in today’s money',
    unit: 'money',
    bars: [
      { label: 'Buy', value: results.buyCost, chosen: results.buyCost <= results.leaseCost },
      { label: 'Lease', value: results.leaseCost, chosen: results.leaseCost < results.buyCost },
    ],
  }),
  explanation: {
    formula: [
      'Buy = down payment + loan + upkeep − tax saved − (resale − loan left).',
      'Lease = payments − tax saved. Later amounts are discounted monthly.',
    ],
    assumptions: [
      'Tax is saved at the end of each year and of the lease; the business has income to deduct from.',
      'Sold when the lease would end; what is left to depreciate is deducted, the resale taxed.',
      centsAssumption,
    ],
    leavesOut: ['Sales tax, deposits, purchase options and limits on deductions.'],
    differs: ['Others compare before tax, or discount at the cost of capital.'],
  },
  sources: [
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 25, leasing: lease or borrow' },
    { title: 'IRS Publication 946', locator: 'appendix A, table A-1; chs. 2 and 3, section 179 and special allowance' },
  ],
});
