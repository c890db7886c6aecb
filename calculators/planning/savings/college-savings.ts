import type { Dollars } from '#calculators/figures/units.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, quantity } from '#calculators/kit/definition/fields.ts';
import { dollars, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { currentSavings, expectedReturn, monthlyContribution, rate, years } from '#calculators/planning/fields.ts';
import { balanceAfter, depositFor } from './saving.ts';

/**
 * Saving for college: its future cost, the savings by then, and the deposit that pays for all of it.
 *   cost of year k = cost today · (1 + g)^(years until then), paid at the start of the year
 *   needed at the start = Σ cost(k) · (1 + i)^(−12 k), i = yearly per cent ÷ 1200
 */
export default defineCalculator({
  id: 'college-savings',
  title: 'College Savings',
  description: 'What to save each month so that college is paid for.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'school',
  sortOrder: 115,
  inputs: {
    childAge: quantity('Child’s age', 'years', 5, 30),
    collegeAge: quantity('Age at college', 'years', 18, 40, { min: 15, zeroMeansDefault: true }),
    annualCost: amount('Cost a year, today', 25000, {
      step: 500,
      tooltip: 'About 25,850 for a public college in the state, with room and board (2025–26).',
    }),
    collegeYears: years('Years of college', 4, { max: 10, slider: [1, 8] }),
    currentSavings,
    monthlyContribution,
    expectedReturn,
    costInflation: rate('Rise of college costs', 4, { max: 20, step: 0.1 }),
  },
  results: {
    monthlyNeeded: 'money?',
    totalCost: 'money',
    neededAtStart: 'balance',
    savingsAtStart: 'balance',
    shortfallAtStart: 'balance',
    coveredPercent: 'percent',
    yearly: { age: 'count', cost: 'money', paidFromSavings: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    const now = Math.round(inputs.childAge);
    const start = Math.max(now, Math.round(inputs.collegeAge));
    const wait = start - now;
    const count = Math.round(inputs.collegeYears);
    const saving = { start: inputs.currentSavings, deposit: inputs.monthlyContribution, rate: inputs.expectedReturn };
    const yearlyGrowth = growth(inputs.expectedReturn / 1200, 12);
    const costs = Array.from({ length: count }, (_, year) => inputs.annualCost * growth(inputs.costInflation / 100, wait + year));
    const neededAtStart = costs.reduce((sum, cost, year) => sum + cost * yearlyGrowth ** -year, 0);
    const savingsAtStart = balanceAfter(saving, wait * 12);
    const yearly: { age: number; cost: Dollars; paidFromSavings: Dollars; balance: Dollars }[] = Array.from(
      { length: wait + 1 },
      (_, year) => ({
        age: now + year,
        cost: 0,
        paidFromSavings: 0,
        balance: toCent(balanceAfter(saving, year * 12)),
      }),
    );
    const shortfallAtStart = toCent(Math.max(0, neededAtStart - savingsAtStart));
    let balance = savingsAtStart;
    for (const [year, cost] of costs.entries()) {
      const paid = Math.min(balance, cost);
      balance = (balance - paid) * yearlyGrowth;
      yearly.push({ age: start + year + 1, cost: toCent(cost), paidFromSavings: toCent(paid), balance: toCent(balance) });
    }
    return {
      monthlyNeeded: wait === 0 ? null : toCent(depositFor(neededAtStart, inputs.currentSavings, inputs.expectedReturn, wait * 12)),
      totalCost: toCent(costs.reduce((sum, cost) => sum + cost, 0)),
      neededAtStart: toCent(neededAtStart),
      savingsAtStart: toCent(savingsAtStart),
      shortfallAtStart,
      coveredPercent: shortfallAtStart === 0 ? 100 : (savingsAtStart / neededAtStart) * 100,
      yearly,
    };
  },
  headline: (results) =>
    results.monthlyNeeded === null
      ? { value: results.neededAtStart, kind: 'balance' }
      : { value: results.monthlyNeeded, kind: 'money', per: 'a month' },
  say(results) {
    if (results.monthlyNeeded === null)
      return `College begins now and needs **${wholeDollars(results.neededAtStart)}**. What you have covers **${percent(results.coveredPercent)}**.`;
    const cost = `College will cost **${wholeDollars(results.totalCost)}**.`;
    return results.monthlyNeeded === 0
      ? `${cost} What you have grows to pay for **all of it**.`
      : `${cost} What you plan covers **${percent(results.coveredPercent)}**; **${dollars(results.monthlyNeeded)}** a month pays for all of it.`;
  },
  supporting: ['totalCost', 'neededAtStart', 'savingsAtStart', 'shortfallAtStart'],
});
