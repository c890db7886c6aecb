import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { annuitySource, monthlyDeposits, yearsBetween } from '#calculators/retirement/fields.ts';
import { drawingYears, savingYears } from '#calculators/retirement/readiness/random-plan.ts';
import { balanceChart, statusNote } from '#calculators/retirement/readiness/retirement-need.ts';
import type calculator from '#calculators/retirement/readiness/retirement-planner.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) =>
    balanceChart([{ age: Math.floor(inputs.currentAge), balance: inputs.currentSavings }, ...results.schedule], inputs.retirementAge),
  simulation: (results, inputs) => ({
    start: inputs.currentSavings,
    age: Math.floor(inputs.currentAge),
    inflation: inputs.inflationRate,
    years: [
      ...savingYears(yearsBetween(inputs.currentAge, inputs.retirementAge), inputs.monthlyContribution, inputs.expectedReturn),
      ...drawingYears(yearsBetween(inputs.retirementAge, inputs.lifeExpectancy), results.firstYearWithdrawal, {
        expectedReturn: inputs.retirementReturn,
        inflation: inputs.inflationRate,
      }),
    ],
    success: `the money lasts to age ${Math.floor(inputs.lifeExpectancy)}`,
  }),
  explanation: {
    formula: [
      'Saved = savings × (1 + return)^years + monthly deposits with their growth.',
      'Needed = the yearly gap at retirement, rising with prices, discounted at the return in retirement.',
    ],
    assumptions: [monthlyDeposits, 'Withdrawals come at the start of each year.', statusNote],
    leavesOut: ['Taxes and market swings: a bad start can end the money early.'],
    differs: [
      'Retirement Shortfall starts from the income wanted and says what is missing.',
      'Sites that use 4% instead of a plan to an age ask for another sum.',
    ],
  },
  sources: [annuitySource],
});
