import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
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
import { retirementGap } from './retirement-need.ts';

/**
 * Gap between the savings at retirement and the savings required for a wanted income; computed as in the retirement planner.
 *   gap = needed − projected; extra deposit = gap ÷ future value of 1 a month
 */
export default defineCalculator({
  id: 'retirement-shortfall',
  title: 'Retirement Shortfall',
  description: 'How far your savings fall short of the income you want.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'triangle-alert',
  sortOrder: 89,
  inputs: {
    currentAge,
    retirementAge,
    currentSavings,
    monthlyContribution,
    desiredIncome: money('Income wanted a year', 60000, { step: 1000, tooltip: 'In retirement, in today’s dollars.' }),
    otherRetirementIncome,
    expectedReturn,
    lifeExpectancy,
    retirementReturn,
    inflationRate,
  },
  results: {
    status: 'text',
    shortfall: 'money',
    surplus: 'money',
    projectedSavings: 'balance',
    savingsNeeded: 'balance',
    extraMonthlySavings: 'money',
    fundedPercent: 'percent',
    supportedIncome: 'money',
    incomeGap: 'money',
  },
  calculate(inputs) {
    if (yearsBetween(inputs.currentAge, inputs.retirementAge) === 0) return tooLate;
    if (yearsBetween(inputs.retirementAge, inputs.lifeExpectancy) === 0)
      return refuse('The plan must last beyond the retirement age.', 'lifeExpectancy');
    const gap = retirementGap({ ...inputs, need: inputs.desiredIncome, otherIncome: inputs.otherRetirementIncome });
    const supportedIncome = toCent(gap.carried + inputs.otherRetirementIncome);
    return {
      status: gap.status,
      shortfall: toCent(gap.gap),
      surplus: toCent(Math.max(0, gap.projected - gap.needed)),
      projectedSavings: toCent(gap.projected),
      savingsNeeded: toCent(gap.needed),
      extraMonthlySavings: toCent(gap.extraMonthly),
      fundedPercent: gap.funded,
      supportedIncome,
      incomeGap: toCent(Math.max(0, inputs.desiredIncome - supportedIncome)),
    };
  },
  headline: (results) => ({ value: results.status, kind: 'text' }),
  measure: (results) => ({ value: results.fundedPercent, kind: 'percent', per: 'of the need' }),
  say(results) {
    if (results.shortfall === 0)
      return `You are **${results.status.toLowerCase()}**: savings and other income carry **${wholeDollars(results.supportedIncome)}** a year in today’s money.`;
    return `**${wholeDollars(results.shortfall)}** is missing at retirement: you reach ${percent(results.fundedPercent)} of the need. Another **${wholeDollars(results.extraMonthlySavings)}** a month closes the gap.`;
  },
  supporting: ['shortfall', 'projectedSavings', 'savingsNeeded', 'extraMonthlySavings'],
});
