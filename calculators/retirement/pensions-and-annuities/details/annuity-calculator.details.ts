import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/pensions-and-annuities/annuity-calculator.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'A month for life',
    unit: 'money',
    bars: [
      { label: 'Male', value: results.monthlyForMale, chosen: results.monthlyPayment === results.monthlyForMale },
      { label: 'Female', value: results.monthlyForFemale, chosen: results.monthlyPayment === results.monthlyForFemale },
    ],
  }),
  explanation: {
    formula: ['Payment = premium after charges ÷ Σ chance of being alive ÷ (1 + rate)^time.'],
    assumptions: [
      'Mortality: Gompertz law, most frequent age at death 88.18 (men) and 92.63 (women).',
      'A death before a later start pays nothing.',
    ],
    leavesOut: ['Raises, a second life, taxes, and the insurer’s own tables.'],
    differs: ['Quotes follow each insurer’s rates of the day; employers’ plans may not ask for gender.'],
  },
  sources: [
    { title: 'Milevsky, The Calculus of Retirement Income', locator: 'ch. 3 and 6: Gompertz mortality of annuitants, pension annuities' },
    { title: 'Bowers et al., Actuarial Mathematics', locator: 'ch. 5: life annuities, present value and certain periods' },
  ],
});
