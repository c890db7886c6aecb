import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/budget-and-net-worth/budget-planner.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'share',
    title: 'Where the month goes',
    unit: 'money',
    parts: [
      { label: 'Needs', value: results.totalNeeds },
      { label: 'Wants', value: results.totalWants },
      { label: 'Savings', value: results.totalSavings },
      { label: 'Left over', value: Math.max(0, results.leftOver) },
    ],
  }),
  explanation: {
    formula: ['left over = pay − needs − wants − savings', 'targets: 50, 30 and 20% of take-home pay'],
    assumptions: ['Minimum debt payments are needs.'],
    leavesOut: ['Expenses that come once a year: divide them by twelve.'],
    differs: ['The rule counts pay after tax; some apply it to gross pay.'],
  },
  sources: [
    { title: 'Warren and Tyagi, All Your Worth: The Ultimate Lifetime Money Plan (2005)', locator: 'ch. 1: the balanced money formula' },
  ],
});
