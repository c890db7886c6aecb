import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/accounts/401k-calculator.ts';
import { planAssumptions, planChart, planSources } from '#calculators/retirement/accounts/plan-screen.ts';
import { yearOfDeposits } from '#calculators/retirement/growth.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => planChart(results, inputs.currentBalance, inputs.currentAge),
  simulation: (results, inputs) => {
    const worth = yearOfDeposits(inputs.expectedReturn / 100);
    return {
      start: inputs.currentBalance,
      age: Math.floor(inputs.currentAge),
      inflation: inputs.inflationRate,
      years: results.schedule.map((year) => ({
        atStart: 0,
        atEnd: (year.contribution + year.employer) * worth,
        expectedReturn: inputs.expectedReturn,
      })),
      goal: results.balanceAtRetirement,
      success: 'the balance reaches the projection',
    };
  },
  explanation: {
    formula: [
      'Balance = before × (1 + return) + twelve deposits with their growth.',
      'Match = share of what you put in, up to a share of pay.',
    ],
    assumptions: planAssumptions,
    leavesOut: ['Taxes, fees, vesting and market swings.'],
    differs: ['Sites that hold the limits level, or deposit once a year, show less.'],
  },
  sources: planSources,
});
