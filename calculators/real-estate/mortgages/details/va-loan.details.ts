import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { paymentFormula } from '#calculators/real-estate/mortgages/loan.ts';
import type calculator from '#calculators/real-estate/mortgages/va-loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'area',
    title: 'Balance of the loan',
    x: { label: 'Year', unit: 'years', values: results.schedule.map((row) => row.year) },
    y: { label: 'Balance', unit: 'money' },
    series: [{ label: 'Balance', values: results.schedule.map((row) => row.balance) }],
  }),
  explanation: {
    formula: [
      paymentFormula,
      'Funding fee = loan × 2.15% at the first use, 3.3% later; 1.5% from 5% down, 1.25% from 10% down.',
      'Largest loan without a down payment = 4 × (25% of the county limit − entitlement in use).',
    ],
    assumptions: [
      'Purchase of one unit. No mortgage insurance is due.',
      'Full entitlement has no limit since 2020; the lender decides what income carries.',
    ],
    leavesOut: [
      'Refinancing, manufactured homes, closing costs, the seller’s share of the fee.',
      'Loans up to 144,000 while entitlement is in use: their guaranty is measured otherwise (38 USC 3703(a)(1)(A)(i)).',
    ],
    differs: ['Lenders round the financed fee down to whole dollars.'],
  },
  sources: [
    { title: '38 USC 3729(b)(2), (c); VA Circular 26-23-06', locator: 'funding fee from April 7, 2023, and who pays none' },
    { title: '38 USC 3703(a)(1); P.L. 116-23 sec. 6', locator: 'guaranty of 25%, entitlement in use' },
  ],
});
