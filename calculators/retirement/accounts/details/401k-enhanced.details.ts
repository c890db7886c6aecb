import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/accounts/401k-enhanced.ts';
import { planAssumptions, planChart, planSources } from '#calculators/retirement/accounts/plan-screen.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => planChart(results, inputs.currentBalance, inputs.currentAge),
  explanation: {
    formula: ['Balance = before × (1 + return − fees) + twelve deposits with their growth.', 'Income = 4% of the balance after tax.'],
    assumptions: planAssumptions,
    leavesOut: ['Vesting, loans and market swings.'],
    differs: ['Some sites take fees off at the end, or tax the whole balance at once by bracket.'],
  },
  sources: [
    ...planSources,
    { title: 'Bengen, Determining Withdrawal Rates Using Historical Data', locator: 'Journal of Financial Planning, October 1994: 4%' },
  ],
});
