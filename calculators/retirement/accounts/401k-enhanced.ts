import { withdrawalRate } from '#calculators/figures/guidelines.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { rate } from '#calculators/kit/definition/fields.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { figures, tooLate, yearsBetween } from '#calculators/retirement/fields.ts';
import { balanceAtEnd, depositsOf, growDeposits } from './plan-account.ts';
import { growthInputs, matchInputs, planInputs, planResults, planTotals, sayPlan } from './plan-screen.ts';

/**
 * The 401(k) calculator with a second tier of match, an unconditional employer contribution, fees, and tax in retirement.
 *   r = return less fees; after tax = balance · (1 − tax rate · share that is not Roth)
 * With these four at 0 it equals the 401(k) calculator.
 */
export default defineCalculator({
  id: '401k-enhanced',
  title: '401(k) with Match Tiers, Fees and Tax',
  description: 'A 401(k) with two match tiers, profit sharing, fees and tax.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'layers',
  sortOrder: 83,
  inputs: {
    ...planInputs,
    ...matchInputs,
    secondMatch: rate('Second tier adds', 25, { max: 300, step: 5, advanced: true, tooltip: 'On what you put in above the first tier.' }),
    secondMatchLimit: rate('Second tier up to', 8, { max: 100, step: 0.5, advanced: true, tooltip: 'Share of pay.' }),
    profitSharing: rate('Employer adds anyway', 0, { max: 25, step: 0.5, advanced: true, tooltip: 'Percent of pay.' }),
    annualFees: rate('Fees a year', 0.5, { max: 5, advanced: true, tooltip: 'Percent of the balance.' }),
    rothShare: rate('Roth share', 0, { max: 100, step: 5, advanced: true, tooltip: 'Share of the final balance that is free of tax.' }),
    retirementTaxRate: rate('Tax rate in retirement', 15, { max: 60, step: 1, advanced: true }),
    ...growthInputs,
    figures,
  },
  results: { ...planResults, afterTaxBalance: 'balance', monthlyIncome: 'money', costOfFees: 'money' },
  calculate(inputs) {
    if (yearsBetween(inputs.currentAge, inputs.retirementAge) === 0) return tooLate;
    const tiers = [
      { match: inputs.employerMatch, from: 0, to: inputs.matchLimit },
      { match: inputs.secondMatch, from: inputs.matchLimit, to: Math.max(inputs.matchLimit, inputs.secondMatchLimit) },
    ];
    const years = depositsOf({ ...inputs, set: inputs.figures, tiers, employerRate: inputs.profitSharing });
    const paid = planTotals(inputs, growDeposits(years, inputs.currentBalance, inputs.expectedReturn - inputs.annualFees));
    const taxed = (1 - inputs.rothShare / 100) * (inputs.retirementTaxRate / 100);
    const afterTaxBalance = toCent(paid.balanceAtRetirement * (1 - taxed));
    return {
      ...paid,
      afterTaxBalance,
      monthlyIncome: toCent((afterTaxBalance * withdrawalRate) / 1200),
      costOfFees: toCent(balanceAtEnd(years, inputs.currentBalance, inputs.expectedReturn) - paid.balanceAtRetirement),
    };
  },
  headline: (results) => ({ value: results.balanceAtRetirement, kind: 'balance' }),
  say: (results, inputs) => sayPlan(results, inputs.retirementAge),
  supporting: ['inTodaysDollars', 'afterTaxBalance', 'totalEmployer', 'costOfFees'],
});
