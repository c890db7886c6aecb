import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { rmdSources } from '#calculators/retirement/distributions/distribution.ts';
import type calculator from '#calculators/retirement/distributions/rmd-enhanced.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Distributions in the years to come',
    x: { label: 'Age', unit: 'age', values: results.schedule.map((row) => row.age) },
    y: { label: 'Required distribution', unit: 'money' },
    series: [{ label: 'Required distribution', values: results.schedule.map((row) => row.distribution) }],
  }),
  explanation: {
    formula: ['Distribution = balance on December 31 of the year before ÷ divisor of the age reached.'],
    assumptions: [
      'Start: 72 if born before 1951, 73 if before 1960, 75 from 1960: the same in each year since 2023.',
      'A spouse more than ten years younger: Joint and Last Survivor Table. A missed amount bears 25%.',
    ],
    leavesOut: ['70½ for those born before July 1949, inherited and Roth accounts, delay to April 1 in the first year.'],
    differs: ['Sites still at 72 or 70½ follow older law, as do the original figures: they have no part in this calculator.'],
  },
  sources: [
    ...rmdSources,
    { title: '26 CFR 1.401(a)(9)-9(d); 26 USC 4974', locator: 'Joint and Last Survivor Table; tax on missed distributions' },
  ],
});
