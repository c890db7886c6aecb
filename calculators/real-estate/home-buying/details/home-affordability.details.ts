import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { debtLimitSources } from '#calculators/real-estate/home-buying/debt-limits.ts';
import type calculator from '#calculators/real-estate/home-buying/home-affordability.ts';
import { paymentFormula } from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'share',
    title: 'Where the monthly payment goes',
    unit: 'money',
    parts: [
      { label: 'Loan', value: results.principalAndInterest },
      { label: 'Tax', value: results.monthlyTax },
      { label: 'Insurance and dues', value: toCent(results.monthlyInsurance + inputs.hoaFees) },
      { label: 'Mortgage insurance', value: results.monthlyPmi },
    ],
  }),
  explanation: {
    formula: [
      'Budget = the lower of the housing share of income, and the total share less debts.',
      'Shares: conventional 28/36, FHA 31/43, VA 41 in all.',
      paymentFormula,
    ],
    assumptions: [
      'Conventional: mortgage insurance above 80% of the price.',
      'FHA: 1.75% upfront premium and VA: first-use funding fee, both added to the loan; FHA: annual premium.',
    ],
    leavesOut: ['Minimum down payments, loan limits, credit score and reserves.'],
    differs: ['Some sites allow 43% or more, or leave out mortgage insurance.'],
  },
  sources: debtLimitSources,
});
