import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { annuitySource, monthlyDeposits, yearsBetween } from '#calculators/retirement/fields.ts';
import { drawingYears, savingYears } from '#calculators/retirement/readiness/random-plan.ts';
import { statusNote } from '#calculators/retirement/readiness/retirement-need.ts';
import type calculator from '#calculators/retirement/readiness/retirement-shortfall.ts';

export default defineDetails<typeof calculator>({
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
  sources: [annuitySource],
});
