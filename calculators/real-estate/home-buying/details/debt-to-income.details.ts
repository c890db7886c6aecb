import { debtToIncome } from '#calculators/figures/guidelines.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { debtLimitSources } from '#calculators/real-estate/home-buying/debt-limits.ts';
import type calculator from '#calculators/real-estate/home-buying/debt-to-income.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Back-end ratio and its limits',
    unit: 'percent',
    bars: [
      { label: 'You', value: results.backEndRatio, chosen: true },
      { label: 'Conventional', value: debtToIncome.conventional.back },
      { label: 'VA', value: debtToIncome.va.back },
      { label: 'FHA', value: debtToIncome.fha.back },
    ],
  }),
  explanation: {
    formula: [
      'Front-end = housing ÷ gross income; back-end = (housing + debts) ÷ gross income. Housing includes tax, insurance and dues.',
      'Current DTI = (rent or mortgage today + debts) ÷ gross income.',
      'Limits: conventional 28/36, FHA 31/43, VA 41 in all.',
      'Largest FHA payment: the lower of 31% of income and 43% less current debts.',
    ],
    assumptions: ['The new home replaces the one of today, so today’s housing is not in the back-end ratio.'],
    leavesOut: ['Credit score, reserves and the residual income that VA also asks for.'],
    differs: ['Automated underwriting accepts up to 45–57% with good credit.'],
  },
  sources: debtLimitSources,
});
