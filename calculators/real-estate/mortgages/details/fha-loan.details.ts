import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/mortgages/fha-loan.ts';
import { paymentFormula } from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'share',
    title: 'Where the monthly payment goes',
    unit: 'money',
    parts: [
      { label: 'Loan', value: results.principalAndInterest },
      { label: 'FHA insurance', value: results.monthlyMip },
      { label: 'Tax', value: results.monthlyTax },
      { label: 'Home insurance', value: results.monthlyInsurance },
    ],
  }),
  explanation: {
    formula: [paymentFormula, 'Upfront premium = 1.75% of the base loan; annual premium by term, loan and loan-to-value.'],
    assumptions: [
      '3.5% down from a score of 580, otherwise 10%.',
      'The annual premium follows the balance of the base loan, for 11 years up to 90% loan-to-value, else for the term.',
      'The limit is that of one unit in a low-cost area.',
    ],
    leavesOut: ['Scores below 500, which FHA does not insure, and higher limits of other areas.'],
    differs: ['HUD takes the average balance of each year, so the premium is a little lower.', 'HUD finances whole dollars only.'],
  },
  sources: [{ title: 'HUD Handbook 4000.1', locator: 'II.A.2 minimum investment and limits; appendix 1.0 premiums (ML 2023-05)' }],
});
