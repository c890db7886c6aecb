import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/mortgages/arm-vs-fixed.ts';
import { annuitySource, centsAssumption, paymentFormula } from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Monthly payment',
    x: { label: 'Year', unit: 'year', values: results.comparison.map((row) => row.year) },
    y: { label: 'Payment', unit: 'money' },
    series: [
      { label: 'ARM as expected', values: results.comparison.map((row) => row.armPayment) },
      { label: 'ARM at worst', values: results.comparison.map((row) => row.worstPayment) },
      { label: 'Fixed', values: results.comparison.map((row) => row.fixedPayment), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      paymentFormula,
      'Levelled again at each adjustment, and raised by no more than a payment cap allows.',
      'Cost = payments + what is still owed.',
    ],
    assumptions: [centsAssumption, 'The rate moves to your expected rate as fast as the caps allow, then stays.'],
    leavesOut: [
      'The recast that ends a payment cap after five years or at 110 to 125% of the loan.',
      'Points, closing costs and the chance to refinance.',
    ],
    differs: ['Others compare payments only.'],
  },
  sources: [
    { title: 'Consumer Handbook on Adjustable-Rate Mortgages', locator: 'Consumer Financial Protection Bureau, caps and worst case' },
    annuitySource,
  ],
});
