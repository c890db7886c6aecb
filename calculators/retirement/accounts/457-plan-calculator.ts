import { finalYears } from '#calculators/figures/retirement/contributions.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { figures, tooLate, yearsBetween } from '#calculators/retirement/fields.ts';
import { type Allowance, deferralAllowance, growPlan } from './plan-account.ts';
import { growthInputs, matchInputs, planInputs, planResults, planTotals, sayPlan } from './plan-screen.ts';

/**
 * Balance of a governmental 457(b) at retirement: as a 401(k), but the employer's contributions count against the limit, which never
 * exceeds pay. In the last three years the limit may double, up to the unused amounts of earlier years, instead of the catch-up of age.
 */
export default defineCalculator({
  id: '457-plan-calculator',
  title: '457(b) Growth',
  description: 'What a 457(b) grows to by retirement.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'landmark',
  sortOrder: 85,
  inputs: {
    ...planInputs,
    employerMatch: { ...matchInputs.employerMatch, defaultValue: 0 },
    matchLimit: { ...matchInputs.matchLimit, advanced: true },
    unusedDeferrals: money('Unused limit of earlier years', 0, { advanced: true, tooltip: 'Allows more in the last three years.' }),
    ...growthInputs,
    figures,
  },
  results: planResults,
  calculate(inputs) {
    if (yearsBetween(inputs.currentAge, inputs.retirementAge) === 0) return tooLate;
    const rows = growPlan({
      ...inputs,
      set: inputs.figures,
      tiers: [{ match: inputs.employerMatch, from: 0, to: inputs.matchLimit }],
      employerCounts: true,
      specialForLife: inputs.unusedDeferrals,
      allowance: (age, { left, index, salary, specialLeft }): Allowance => {
        const byAge = deferralAllowance(inputs.figures, age, index);
        const ordinary = Math.min(byAge.ordinary, salary);
        const special = Math.min(2 * byAge.ordinary - ordinary, specialLeft);
        return left <= finalYears && special > byAge.catchUp ? { ordinary, special, catchUp: 0 } : { ...byAge, ordinary };
      },
    });
    return planTotals(inputs, rows);
  },
  headline: (results) => ({ value: results.balanceAtRetirement, kind: 'balance' }),
  say: (results, inputs) => sayPlan(results, inputs.retirementAge),
  supporting: ['inTodaysDollars', 'totalContributions', 'totalEmployer', 'totalGrowth'],
});
