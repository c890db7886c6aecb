import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/accounts/403b-calculator.ts';
import { planAssumptions, planChart, planSources } from '#calculators/retirement/accounts/plan-screen.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => planChart(results, inputs.currentBalance, inputs.currentAge),
  explanation: {
    formula: ['As a 401(k); after 15 years of service 3,000 a year more, 15,000 in all.'],
    assumptions: [...planAssumptions, 'The 3,000 and 15,000 are not indexed.'],
    leavesOut: ['The third test of the 15-year rule: 5,000 for each year of service less all earlier deferrals.'],
    differs: ['Most sites leave out the 15-year rule.'],
  },
  sources: [...planSources, { title: '26 USC 402(g)(7); IRS Publication 571', locator: 'ch. 4: 15-year rule' }],
});
