import { longService, longServiceYears } from '#calculators/figures/retirement/contributions.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { quantity } from '#calculators/kit/definition/fields.ts';
import { figures, tooLate, yearsBetween } from '#calculators/retirement/fields.ts';
import { deferralAllowance, growPlan } from './plan-account.ts';
import { growthInputs, matchInputs, planInputs, planResults, planTotals, sayPlan } from './plan-screen.ts';

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
});
