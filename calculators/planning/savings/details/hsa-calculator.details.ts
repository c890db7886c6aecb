import { hsaCatchUp, hsaCatchUpAge } from '#calculators/figures/retirement/contributions.ts';
import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/savings/hsa-calculator.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('age', { kind: 'area', title: 'Account balance', rows: results.yearly, lines: { Balance: (row) => row.balance } }),
  explanation: {
    formula: ['balance = balance × (1 + return) + paid in − bills', 'tax saved = paid in by you × (income tax + 7.65% through payroll)'],
    assumptions: [
      'Age is in completed years, as reached by December 31: at 54.9 there is no catch-up yet.',
      `From ${hsaCatchUpAge} the limit is ${hsaCatchUp} higher; from enrollment in Medicare on nothing may be paid in.`,
      'The limit stays that of the chosen figures; more than it is not counted as paid in.',
    ],
    leavesOut: [
      'Eligibility by month, also where a late enrollment in Medicare reaches back; the plan’s deductible.',
      'States that tax an HSA (California, New Jersey).',
    ],
    differs: ['Sites that raise the limit each year show a higher balance.'],
  },
  sources: [
    {
      title: 'Internal Revenue Code',
      locator: '26 USC 223(b): limits and catch-up; 223(b)(7): Medicare; 223(d)(1): qualified expenses; 4973(a)(5), (g): excess',
    },
    { title: 'IRS Publication 969', locator: 'Health Savings Accounts: limit on contributions, tax benefits' },
  ],
});
