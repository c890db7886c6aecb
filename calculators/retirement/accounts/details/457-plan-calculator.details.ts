import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/accounts/457-plan-calculator.ts';
import { planAssumptions, planChart, planSources } from '#calculators/retirement/accounts/plan-screen.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => planChart(results, inputs.currentBalance, inputs.currentAge),
  explanation: {
    formula: [
      'As a 401(k); the employer’s money counts against the same limit.',
      'Last three years: up to twice the limit, from unused room.',
    ],
    assumptions: [...planAssumptions, 'Retirement age is the plan’s normal retirement age.'],
    leavesOut: ['A 401(k) or 403(b) beside it, which has a limit of its own.'],
    differs: ['Most sites leave out the final three years.'],
  },
  sources: [...planSources, { title: '26 USC 457(b)(2), (3), (e)(15), (18)', locator: 'limit and final three years' }],
});
