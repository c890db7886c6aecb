import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/distributions/72t-sepp-calculator.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'First payment by method',
    unit: 'money',
    bars: [
      { label: 'Required minimum', value: results.byRequiredMinimum, chosen: inputs.method === 'required_minimum' },
      { label: 'Fixed amortization', value: results.byFixedAmortization, chosen: inputs.method === 'fixed_amortization' },
      { label: 'Fixed annuitization', value: results.byFixedAnnuitization, chosen: inputs.method === 'fixed_annuitization' },
    ],
  }),
  explanation: {
    formula: [
      'Required minimum = balance ÷ life expectancy; amortization = level payment over it; annuitization = balance ÷ life annuity factor.',
    ],
    assumptions: [
      'The first payment is taken now, the others a year apart.',
      'The series lasts five years or to 59½, whichever is longer.',
    ],
    leavesOut: ['The one change to required minimum that is allowed, and income tax.'],
    differs: [
      'Calculators from before 2022 use older tables with lower payments.',
      'These tables and the 5% are the same in each year’s law.',
    ],
  },
  sources: [
    { title: '26 USC 72(t)(2)(A)(iv), (4); IRS Notice 2022-6', locator: 'sec. 3: methods, tables, maximum rate' },
    { title: '26 CFR 1.401(a)(9)-9, T.D. 9930', locator: 'life tables and mortality since 2022' },
  ],
});
