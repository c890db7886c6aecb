import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, money } from '#calculators/kit/definition/fields.ts';
import { dollars, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** Shares of take-home pay: needs, wants, savings. Warren and Tyagi, All Your Worth. */
const balanced = { needs: 50, wants: 30, savings: 20 } as const;

const spending = { max: 1e7, step: 25 } as const;

/**
 * A monthly budget against the 50/30/20 rule.
 *   left over = income − needs − wants − savings; share = amount ÷ income
 * Minimum debt payments are needs; payments above them are savings.
 */
export default defineCalculator({
  id: 'budget-planner',
  title: 'Budget Planner',
  description: 'Where your month goes: needs, wants and savings.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'wallet',
  sortOrder: 117,
  inputs: {
    monthlyIncome: amount('Take-home pay a month', 5000, { max: 1e7, step: 100 }),
    housing: money('Housing and utilities', 1700, spending),
    groceries: money('Groceries', 550, spending),
    transportation: money('Transportation', 450, spending),
    insurance: money('Insurance and health', 300, spending),
    debtPayments: money('Minimum debt payments', 200, spending),
    wants: money('Wants', 1000, { ...spending, tooltip: 'Eating out, travel, subscriptions, hobbies.' }),
    savings: money('Savings and extra debt payments', 600, spending),
    childcare: money('Childcare', 0, { ...spending, advanced: true }),
    otherNeeds: money('Other needs', 0, { ...spending, advanced: true }),
  },
  results: {
    leftOver: 'money',
    totalNeeds: 'money',
    totalWants: 'money',
    totalSavings: 'money',
    needsPercent: 'percent',
    wantsPercent: 'percent',
    savingsPercent: 'percent',
    needsTarget: 'money',
    wantsTarget: 'money',
    savingsTarget: 'money',
    suggestions: 'list',
  },
  calculate(inputs) {
    const { monthlyIncome } = inputs;
    const needs = toCent(
      inputs.housing +
        inputs.groceries +
        inputs.transportation +
        inputs.insurance +
        inputs.debtPayments +
        inputs.childcare +
        inputs.otherNeeds,
    );
    const leftOver = toCent(monthlyIncome - needs - inputs.wants - inputs.savings);
    const needsTarget = toCent((monthlyIncome * balanced.needs) / 100);
    const wantsTarget = toCent((monthlyIncome * balanced.wants) / 100);
    const savingsTarget = toCent((monthlyIncome * balanced.savings) / 100);
    const suggestions = [
      leftOver < 0 ? `You spend ${dollars(-leftOver)} more than you earn.` : '',
      needs > needsTarget ? `Needs are ${dollars(needs - needsTarget)} above half of your pay.` : '',
      inputs.wants > wantsTarget ? `Wants are ${dollars(inputs.wants - wantsTarget)} above 30% of your pay.` : '',
      inputs.savings < savingsTarget ? `Savings are ${dollars(savingsTarget - inputs.savings)} short of 20% of your pay.` : '',
    ].filter((line) => line !== '');
    return {
      leftOver,
      totalNeeds: needs,
      totalWants: inputs.wants,
      totalSavings: inputs.savings,
      needsPercent: (needs / monthlyIncome) * 100,
      wantsPercent: (inputs.wants / monthlyIncome) * 100,
      savingsPercent: (inputs.savings / monthlyIncome) * 100,
      needsTarget,
      wantsTarget,
      savingsTarget,
      suggestions:
        suggestions.length > 0 ? suggestions : [leftOver === 0 ? 'Your budget is balanced.' : `${dollars(leftOver)} has no place yet.`],
    };
  },
  headline: (results) => ({ value: results.leftOver, kind: 'money', per: 'left a month' }),
  say(results) {
    const shares = `Needs take ${percent(results.needsPercent)}, wants ${percent(results.wantsPercent)} and savings ${percent(results.savingsPercent)} of your pay`;
    if (results.leftOver < 0) return `${shares}: you are **${dollars(-results.leftOver)}** over each month.`;
    return results.leftOver === 0
      ? `${shares}: **every dollar** has its place.`
      : `${shares}: **${dollars(results.leftOver)}** has no place yet.`;
  },
  supporting: ['totalNeeds', 'totalWants', 'totalSavings', 'needsPercent'],
});
