import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/insurance/disability-insurance.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'A month without work',
    unit: 'money',
    bars: [
      { label: 'Expenses', value: inputs.monthlyExpenses },
      { label: 'Other income', value: inputs.otherIncome },
      { label: 'Employer’s benefit', value: inputs.employerBenefit },
      { label: 'Benefit needed', value: results.benefitNeeded, chosen: true },
    ],
  }),
  explanation: {
    formula: [
      'benefit = smaller of uncovered expenses and 60% of income − employer’s benefit',
      'waiting period = months of waiting × (expenses − other income)',
    ],
    assumptions: [
      'No benefit, not even the employer’s, is paid in the waiting period.',
      'Benefits of a policy paid from taxed income are tax-free (26 USC 104(a)(3)).',
    ],
    leavesOut: ['Social Security disability benefits, which are hard to get.'],
    differs: ['Premiums depend on occupation, age and health: 1 to 3% of income is a range.'],
  },
  sources: [
    {
      title: 'Rejda and McNamara, Principles of Risk Management and Insurance',
      locator: 'ch. 15: disability-income insurance, elimination period',
    },
    { title: 'Council for Disability Income Awareness', locator: 'cost of coverage: 1 to 3 per cent of income' },
  ],
});
