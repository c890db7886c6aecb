import { longService, longServiceYears } from '../../figures/retirement/contributions.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { quantity } from '../../kit/definition/fields.ts';
import { figures, tooLate, yearsBetween } from '../fields.ts';
import { deferralAllowance, growPlan } from './plan-account.ts';
import {
  growthInputs,
  matchInputs,
  planAssumptions,
  planChart,
  planInputs,
  planResults,
  planSources,
  planTotals,
  sayPlan,
} from './plan-screen.ts';

/**
 * Balance of a 403(b) at retirement: as for a 401(k), plus 3,000 a year after 15 years with the employer, up to 15,000 in a lifetime.
 * Deposits above the ordinary limit use this amount first, then the catch-up of age.
 */
export default defineCalculator({
  id: '403b-calculator',
  title: '403(b) Growth',
  description: 'What a 403(b) grows to by retirement.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'graduation-cap',
  sortOrder: 84,
  inputs: {
    ...planInputs,
    ...matchInputs,
    yearsOfService: quantity('Years with this employer', 'years', 5, 60, {
      advanced: true,
      tooltip: 'From 15 the plan may allow 3,000 more.',
    }),
    longServiceCatchUp: { label: 'Plan has the 15-year catch-up', type: 'boolean', defaultValue: true, advanced: true },
    ...growthInputs,
    figures,
  },
  results: planResults,
  sources: [...planSources, { title: '26 USC 402(g)(7); IRS Publication 571', locator: 'ch. 4: 15-year rule' }],
  calculate(inputs) {
    if (yearsBetween(inputs.currentAge, inputs.retirementAge) === 0) return tooLate;
    const [yearly, forLife] = longService;
    const opensAt = Math.floor(inputs.currentAge) + longServiceYears - inputs.yearsOfService;
    const rows = growPlan({
      ...inputs,
      set: inputs.figures,
      tiers: [{ match: inputs.employerMatch, from: 0, to: inputs.matchLimit }],
      specialForLife: inputs.longServiceCatchUp ? forLife : 0,
      allowance: (age, { index }) => ({ ...deferralAllowance(inputs.figures, age, index), special: age >= opensAt ? yearly : 0 }),
    });
    return planTotals(inputs, rows);
  },
  headline: (results) => ({ value: results.balanceAtRetirement, kind: 'balance' }),
  say: (results, inputs) => sayPlan(results, inputs.retirementAge),
  supporting: ['inTodaysDollars', 'totalContributions', 'totalEmployer', 'totalGrowth'],
  chart: (results, inputs) => planChart(results, inputs.currentBalance, inputs.currentAge),
  explanation: {
    formula: ['As a 401(k); after 15 years of service 3,000 a year more, 15,000 in all.'],
    assumptions: [...planAssumptions, 'The 3,000 and 15,000 are not indexed.'],
    leavesOut: ['The third test of the 15-year rule: 5,000 for each year of service less all earlier deferrals.'],
    differs: ['Most sites leave out the 15-year rule.'],
  },
});
