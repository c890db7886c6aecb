import { uniformLifetime, uniformLifetimeFrom } from '#calculators/figures/retirement/life-tables.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { percent } from '#calculators/kit/formatting/words.ts';
import { rmdSources } from '#calculators/retirement/distributions/distribution.ts';
import type calculator from '#calculators/retirement/distributions/rmd-calculator.ts';

export default defineDetails<typeof calculator>({
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
    assumptions: [
      'Uniform Lifetime Table, in force since 2022: 27.4 at 72, 6.4 at 100.',
      'Original figures: starts at 72, as before 2023.',
    ],
    leavesOut: ['A spouse more than ten years younger, and inherited accounts.'],
    differs: ['The law now starts at 73, or 75 for those born in 1960 or later: choose a year’s law under Figures.'],
  },
  sources: rmdSources,
});

/** The table from 72 to 100. */
const shownAges = 29;
