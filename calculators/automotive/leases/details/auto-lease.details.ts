import type calculator from '#calculators/automotive/leases/auto-lease.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'share',
    title: 'What a payment is made of',
    unit: 'money',
    parts: [
      { label: 'Depreciation', value: results.depreciationCharge },
      { label: 'Rent charge', value: results.rentCharge },
      { label: 'Tax', value: results.monthlyTax },
    ],
  }),
  explanation: {
    formula: [
      'depreciation = (C − R) ÷ n, rent = (C + R) × money factor',
      'C = price + fees − down payment − trade-in, R = list price × residual',
      'money factor ≈ yearly rate ÷ 2400 (a convention of the trade)',
    ],
    assumptions: ['Tax is charged on each payment.', 'The acquisition fee is part of the amount leased.'],
    leavesOut: ['Registration, excess miles, wear and the disposition fee.'],
    differs: ['Some states tax the whole price or the reduction at signing.'],
  },
  sources: [
    { title: 'Regulation M, Consumer Leasing', locator: '12 CFR 1013 App. A-2: depreciation, rent charge, base monthly payment' },
    { title: 'Federal Reserve Board, Keys to Vehicle Leasing', locator: 'Money factor: rate ÷ 2400, an approximation' },
  ],
});
