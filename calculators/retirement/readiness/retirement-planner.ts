import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  annualIncome,
  currentAge,
  currentSavings,
  expectedReturn,
  inflationRate,
  lifeExpectancy,
  monthlyContribution,
  otherRetirementIncome,
  retirementAge,
  retirementReturn,
  tooLate,
  yearsBetween,
} from '#calculators/retirement/fields.ts';
import { savedUp } from '#calculators/retirement/growth.ts';
import { drawDown, retirementGap } from './retirement-need.ts';

/**
 * Savings at retirement compared with the amount that retirement requires.
 *   saved = savings · (1 + r)^n + monthly deposits with growth; needed = growing annuity-due of income share − other income
 * Rates are effective and yearly; withdrawals come at the start of each year and rise with prices.
 */
export default defineCalculator({
  id: 'retirement-planner',
  title: 'Retirement Planner',
  description: 'Whether your savings pay for the retirement you want.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'sunset',
  sortOrder: 77,
  inputs: {
    currentAge,
    retirementAge,
    annualIncome,
    currentSavings,
    monthlyContribution,
    expectedReturn,
    incomeReplacement: rate('Share of income needed', 75, { max: 200, step: 1, slider: [40, 120] }),
    otherRetirementIncome,
    lifeExpectancy: { ...lifeExpectancy, advanced: true },
    retirementReturn,
    inflationRate,
  },
  results: {
    status: 'text',
    projectedSavings: 'balance',
    savingsNeeded: 'balance',
    shortfall: 'money',
    extraMonthlySavings: 'money',
    fundedPercent: 'percent',
    firstYearWithdrawal: 'money',
    inTodaysDollars: 'money',
    moneyLastsToAge: 'years',
    schedule: { age: 'count', saved: 'money', withdrawal: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    const saving = yearsBetween(inputs.currentAge, inputs.retirementAge);
    if (saving === 0) return tooLate;
    const drawing = yearsBetween(inputs.retirementAge, inputs.lifeExpectancy);
    if (drawing === 0) return refuse('The plan must last beyond the retirement age.', 'lifeExpectancy');
    const need = (inputs.annualIncome * inputs.incomeReplacement) / 100;
    const gap = retirementGap({ ...inputs, need, otherIncome: inputs.otherRetirementIncome });
    const annual = inputs.expectedReturn / 100;
    const start = Math.floor(inputs.currentAge);
    const before = Array.from({ length: saving }, (_, at) => ({
      age: start + at + 1,
      saved: toCent(inputs.monthlyContribution * 12),
      withdrawal: 0,
      balance: toCent(savedUp(inputs.currentSavings, inputs.monthlyContribution, annual, at + 1)),
    }));
    const rates = { annual: inputs.retirementReturn / 100, increase: inputs.inflationRate / 100 };
    const drawn = drawDown(gap.projected, gap.firstWithdrawal, rates, drawing);
    const paid = drawn.filter((year, at) => year.withdrawal + 0.01 >= gap.firstWithdrawal * (1 + rates.increase) ** at).length;
    return {
      status: gap.status,
      projectedSavings: toCent(gap.projected),
      savingsNeeded: toCent(gap.needed),
      shortfall: toCent(gap.gap),
      extraMonthlySavings: toCent(gap.extraMonthly),
      fundedPercent: gap.funded,
      firstYearWithdrawal: toCent(gap.firstWithdrawal),
      inTodaysDollars: toCent(Math.max(0, need - inputs.otherRetirementIncome)),
      moneyLastsToAge: Math.floor(inputs.retirementAge) + paid,
      schedule: [
        ...before,
        ...drawn.map((year, at) => ({
          age: Math.floor(inputs.retirementAge) + at + 1,
          saved: 0,
          withdrawal: toCent(year.withdrawal),
          balance: toCent(year.balance),
        })),
      ],
    };
  },
  headline: (results) => ({ value: results.status, kind: 'text' }),
  measure: (results) => ({ value: results.fundedPercent, kind: 'percent', per: 'of the need' }),
  say(results, inputs) {
    const start = `You are **${results.status.toLowerCase()}**: **${wholeDollars(results.projectedSavings)}** at ${Math.floor(inputs.retirementAge)}`;
    if (results.shortfall > 0)
      return `${start} is ${percent(results.fundedPercent)} of what you need and lasts to about age ${results.moneyLastsToAge}; **${wholeDollars(results.extraMonthlySavings)}** more a month closes the gap.`;
    return `${start} carries the plan to ${Math.floor(inputs.lifeExpectancy)}.`;
  },
  supporting: ['projectedSavings', 'savingsNeeded', 'shortfall', 'extraMonthlySavings'],
});
