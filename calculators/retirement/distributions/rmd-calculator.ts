import { uniformLifetime, uniformLifetimeFrom } from '../../figures/retirement/life-tables.ts';
import { figuresInput } from '../../figures/set.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import { accountBalance, distributionAge } from '../fields.ts';
import { distributionOf, notYet, rmdSources } from './distribution.ts';

/**
 * Required minimum distribution of one year.
 *   distribution = balance at the end of the year before ÷ divisor of the Uniform Lifetime Table at the age reached this year
 * The standard set starts at 72 for everybody; the law of a year starts at 73 or 75 by year of birth, taken from the age.
 */
export default defineCalculator({
  id: 'rmd-calculator',
  title: 'Required Minimum Distribution',
  description: 'The least you must take out of a retirement account this year.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'hand-coins',
  sortOrder: 80,
  inputs: { accountBalance, currentAge: distributionAge, figures: figuresInput },
  results: {
    requiredDistribution: 'money',
    monthlyDistribution: 'money',
    divisor: 'years',
    distributionRate: 'percent',
    remainingBalance: 'balance',
  },
  sources: rmdSources,
  calculate({ accountBalance, currentAge, figures }) {
    const refused = notYet(figures, currentAge);
    return refused ?? distributionOf(figures, { balance: accountBalance, age: currentAge });
  },
  headline: (results) => ({ value: results.requiredDistribution, kind: 'money', per: 'this year' }),
  say: (results) =>
    `You must take out at least **${wholeDollars(results.requiredDistribution)}** this year: the balance divided by **${results.divisor}**.`,
  supporting: ['monthlyDistribution', 'divisor', 'distributionRate', 'remainingBalance'],
  chart: (results, inputs) => ({
    kind: 'lines',
    title: 'Share of the balance that must come out',
    x: { label: 'Age', unit: 'age', values: uniformLifetime.slice(0, shownAges).map((_, at) => uniformLifetimeFrom + at) },
    y: { label: 'Share of the balance', unit: 'percent' },
    series: [{ label: 'Required share', values: uniformLifetime.slice(0, shownAges).map((years) => 100 / years) }],
    marks:
      inputs.currentAge <= uniformLifetimeFrom + shownAges - 1
        ? [{ x: Math.floor(inputs.currentAge), label: percent(results.distributionRate) }]
        : [],
  }),
  explanation: {
    formula: ['Distribution = balance on December 31 of the year before ÷ divisor.', 'The divisor is that of the age you reach this year.'],
    assumptions: ['Uniform Lifetime Table, in force since 2022: 27.4 at 72, 6.4 at 100.', 'Standard set: starts at 72, as before 2023.'],
    leavesOut: ['A spouse more than ten years younger, and inherited accounts.'],
    differs: ['The law now starts at 73, or 75 for those born in 1960 or later: choose a year’s law under Figures.'],
  },
});

/** The table from 72 to 100. */
const shownAges = 29;
