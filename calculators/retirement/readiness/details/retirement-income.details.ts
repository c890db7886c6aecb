import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { stateLayerAssumption } from '#calculators/kit/law/states/state-assumption.ts';
import { yearsBetween } from '#calculators/retirement/fields.ts';
import { drawingYears } from '#calculators/retirement/readiness/random-plan.ts';
import type calculator from '#calculators/retirement/readiness/retirement-income.ts';
import { balanceChart } from '#calculators/retirement/readiness/retirement-need.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) =>
    balanceChart([{ age: Math.floor(inputs.retirementAge), balance: inputs.retirementSavings }, ...results.schedule], inputs.retirementAge),
  simulation: (results, inputs) => ({
    start: inputs.retirementSavings,
    age: Math.floor(inputs.retirementAge),
    inflation: inputs.inflationRate,
    years: drawingYears(yearsBetween(inputs.retirementAge, inputs.lifeExpectancy), results.annualWithdrawal, {
      expectedReturn: inputs.retirementReturn,
      inflation: inputs.inflationRate,
    }),
    success: `the money lasts to age ${Math.floor(inputs.lifeExpectancy)}`,
  }),
  explanation: {
    formula: ['First year = savings × withdrawal rate; each later year rises with prices.'],
    assumptions: [
      'Withdrawals come at the start of a year; the rest earns the same return every year.',
      stateLayerAssumption,
      'The state sees the first withdrawal as one from an IRA, and the other income as Social Security; spouses are of one age.',
    ],
    leavesOut: ['Federal tax, required distributions and market swings.'],
    differs: ['Sites that take a share of each year’s balance never run out, but the income falls.'],
  },
  sources: [
    { title: 'Bengen, Determining Withdrawal Rates Using Historical Data', locator: 'Journal of Financial Planning, October 1994: 4%' },
  ],
});
