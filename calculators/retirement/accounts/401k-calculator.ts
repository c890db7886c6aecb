import { defineCalculator } from '../../kit/definition/define.ts';
import { figures, tooLate, yearsBetween } from '../fields.ts';
import { yearOfDeposits } from '../growth.ts';
import { growPlan } from './plan-account.ts';
import {
  growthInputs,
  matchInputs,
  planAssumptions,
  planChart,
  planInputs,
  planResults,
  planSources,
  planTotals,
  sayPlan,
} from './plan-screen.ts';

/**
 * Balance of a 401(k) at retirement.
 *   each year: balance · (1 + r) + own share of pay up to the limit + match, at month ends; pay rises each year
 * All rates are yearly per cent.
 */
export default defineCalculator({
  id: '401k-calculator',
  title: '401(k) Growth',
  description: 'What your 401(k) and the employer’s match grow to by retirement.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'piggy-bank',
  sortOrder: 76,
  inputs: { ...planInputs, ...matchInputs, ...growthInputs, figures },
  results: planResults,
  sources: planSources,
  calculate(inputs) {
    if (yearsBetween(inputs.currentAge, inputs.retirementAge) === 0) return tooLate;
    const tiers = [{ match: inputs.employerMatch, from: 0, to: inputs.matchLimit }];
    return planTotals(inputs, growPlan({ ...inputs, set: inputs.figures, tiers }));
  },
  headline: (results) => ({ value: results.balanceAtRetirement, kind: 'balance' }),
  say: (results, inputs) => sayPlan(results, inputs.retirementAge),
  supporting: ['inTodaysDollars', 'totalContributions', 'totalEmployer', 'totalGrowth'],
  chart: (results, inputs) => planChart(results, inputs.currentBalance, inputs.currentAge),
  simulation: (results, inputs) => {
    const worth = yearOfDeposits(inputs.expectedReturn / 100);
    return {
      start: inputs.currentBalance,
      age: Math.floor(inputs.currentAge),
      inflation: inputs.inflationRate,
      years: results.schedule.map((year) => ({
        atStart: 0,
        atEnd: (year.contribution + year.employer) * worth,
        expectedReturn: inputs.expectedReturn,
      })),
      goal: results.balanceAtRetirement,
      success: 'the balance reaches the projection',
    };
  },
  explanation: {
    formula: [
      'Balance = before × (1 + return) + twelve deposits with their growth.',
      'Match = share of what you put in, up to a share of pay.',
    ],
    assumptions: planAssumptions,
    leavesOut: ['Taxes, fees, vesting and market swings.'],
    differs: ['Sites that hold the limits level, or deposit once a year, show less.'],
  },
});
