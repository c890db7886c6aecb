import { growth } from '../../kit/amortization/annuity.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money } from '../../kit/definition/fields.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import { toCent } from '../../kit/money/money.ts';
import {
  annuitySource,
  currentAge,
  currentSavings,
  expectedReturn,
  inflationRate,
  lifeExpectancy,
  monthlyContribution,
  monthlyDeposits,
  otherRetirementIncome,
  retirementAge,
  retirementReturn,
  tooLate,
  yearsBetween,
} from '../fields.ts';
import { drawingYears, savingYears } from './random-plan.ts';
import { retirementGap, statusNote } from './retirement-need.ts';

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
  sources: [annuitySource],
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
  say(results) {
    if (results.shortfall === 0)
      return `You are **${results.status.toLowerCase()}**: savings and other income carry **${wholeDollars(results.supportedIncome)}** a year in today’s money.`;
    return `**${wholeDollars(results.shortfall)}** is missing at retirement: you reach ${percent(results.fundedPercent)} of the need. Another **${wholeDollars(results.extraMonthlySavings)}** a month closes the gap.`;
  },
  supporting: ['shortfall', 'projectedSavings', 'savingsNeeded', 'extraMonthlySavings'],
  chart: (results) => ({
    kind: 'bars',
    title: 'Saved and needed at retirement',
    unit: 'money',
    bars: [
      { label: 'Projected', value: results.projectedSavings, chosen: true },
      { label: 'Needed', value: results.savingsNeeded },
    ],
  }),
  simulation: (_results, inputs) => {
    const saving = yearsBetween(inputs.currentAge, inputs.retirementAge);
    const first = Math.max(0, inputs.desiredIncome - inputs.otherRetirementIncome) * growth(inputs.inflationRate / 100, saving);
    return {
      start: inputs.currentSavings,
      age: Math.floor(inputs.currentAge),
      inflation: inputs.inflationRate,
      years: [
        ...savingYears(saving, inputs.monthlyContribution, inputs.expectedReturn),
        ...drawingYears(yearsBetween(inputs.retirementAge, inputs.lifeExpectancy), first, {
          expectedReturn: inputs.retirementReturn,
          inflation: inputs.inflationRate,
        }),
      ],
      success: `the money lasts to age ${Math.floor(inputs.lifeExpectancy)}`,
    };
  },
  explanation: {
    formula: [
      'Needed = income wanted − other income, with inflation, discounted over retirement.',
      'Extra a month = gap ÷ value of 1 a month.',
    ],
    assumptions: [monthlyDeposits, 'Withdrawals come at the start of each year and rise with prices.', statusNote],
    leavesOut: ['Taxes and market swings.'],
    differs: [
      'Retirement Planner shows year by year what the same savings become and pay.',
      'Sites that count in today’s money throughout show smaller sums for the same gap.',
    ],
  },
});
