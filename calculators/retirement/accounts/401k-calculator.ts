import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { figures, tooLate, yearsBetween } from '#calculators/retirement/fields.ts';
import { growPlan } from './plan-account.ts';
import { growthInputs, matchInputs, planInputs, planResults, planTotals, sayPlan } from './plan-screen.ts';

/**
 * Balance of a 401(k) at retirement.
 *   each year: balance · (1 + r) + own share of pay up to the limit + match, at month ends; pay rises each year
 * All rates are yearly per cent.
 */
export default defineCalculator({
  id: '401k-calculator',
  title: '401(k) Growth',
  description: 'What your 401(k) and the employer’s match grow to by retirement.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'piggy-bank',
  sortOrder: 76,
  inputs: { ...planInputs, ...matchInputs, ...growthInputs, figures },
  results: planResults,
  calculate(inputs) {
    if (yearsBetween(inputs.currentAge, inputs.retirementAge) === 0) return tooLate;
    const tiers = [{ match: inputs.employerMatch, from: 0, to: inputs.matchLimit }];
    return planTotals(inputs, growPlan({ ...inputs, set: inputs.figures, tiers }));
  },
  headline: (results) => ({ value: results.balanceAtRetirement, kind: 'balance' }),
  say: (results, inputs) => sayPlan(results, inputs.retirementAge),
  supporting: ['inTodaysDollars', 'totalContributions', 'totalEmployer', 'totalGrowth'],
});
