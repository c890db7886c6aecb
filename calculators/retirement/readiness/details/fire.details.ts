import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/readiness/fire.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Savings in today’s dollars',
    x: { label: 'Age', unit: 'age', values: results.schedule.map((row) => row.age) },
    y: { label: 'Savings', unit: 'money' },
    series: [
      { label: 'Saved', values: results.schedule.map((row) => row.saved) },
      { label: 'Needed', values: results.schedule.map((row) => row.needed), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'Needed = (spending − other income) ÷ withdrawal rate.',
      'Real return = (1 + return) ÷ (1 + inflation) − 1.',
      'Coast number = needed ÷ (1 + real return)^(years until 65): with it saved, growth alone does the rest.',
    ],
    assumptions: ['Deposits at the end of each month rise with prices; the return is the same every year.'],
    leavesOut: ['Tax on withdrawals and the 10% tax before 59½, health insurance before 65, Social Security unless entered.'],
    differs: ['Sites that do not take inflation off the return show fewer years. Retirement Planner ends at an age; this lasts.'],
  },
  sources: [
    { title: 'Bengen, Determining Withdrawal Rates Using Historical Data', locator: 'Journal of Financial Planning, October 1994: 4%' },
    { title: 'Cooley, Hubbard and Walz, Retirement Savings', locator: 'AAII Journal, February 1998: rates by length and mix' },
  ],
});
