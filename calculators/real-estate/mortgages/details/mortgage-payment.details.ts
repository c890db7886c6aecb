import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/mortgages/mortgage-payment.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'area',
    title: 'Balance over time',
    x: { label: 'Year', unit: 'year', values: [0, ...results.schedule.map((row) => row.month / 12)] },
    y: { label: 'Balance', unit: 'money' },
    series: [{ label: 'Balance', values: [results.loanAmount, ...results.schedule.map((row) => row.balance)] }],
    marks: [{ x: results.payoffMonths / 12, label: 'paid off' }],
  }),
  explanation: {
    formula: [
      'payment = P × i ÷ (1 − (1 + i)^−n)',
      'P is the price less the down payment, i the yearly rate ÷ 12, n the number of months.',
    ],
    assumptions: [
      'The rate is fixed and each month counts as one twelfth of a year.',
      'Interest is rounded to the cent each month; the last payment clears what is left.',
      'Mortgage insurance is due above 80% of the price and ends at 78%, at the latest at half of the term; sooner by extra payments if you ask.',
    ],
    leavesOut: ['Points, closing costs and prepaid interest.', 'Changes of tax and insurance over the years.'],
    differs: [
      'A site that does not round each month differs by some cents in the total interest.',
      'Some lenders take the last payment to be equal to the others.',
    ],
  },
  sources: [
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 2, present value of an annuity' },
    { title: 'Homeowners Protection Act of 1998', locator: '12 U.S.C. 4901(18), 4902(b)-(c): ends at 78%, midpoint' },
  ],
});
