import type calculator from '#calculators/investment/compound-growth/compound-interest.ts';
import {
  compoundFormula,
  compounding,
  compoundSource,
  compoundTerms,
  steadyRate,
} from '#calculators/investment/compound-growth/compounding.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Balance by compounding',
    unit: 'money',
    bars: compounding.options.map(({ value, label }) => ({
      label,
      value: results.byFrequency[value] ?? 0,
      chosen: value === inputs.compounding,
    })),
  }),
  explanation: {
    formula: [compoundFormula, compoundTerms, 'simple interest = P × r × t, and so for each deposit'],
    assumptions: [steadyRate, 'Deposits come at the end of each month.'],
    leavesOut: ['Taxes and fees.'],
    differs: [
      'Future Value adds inflation to the same growth.',
      'Some sites compound daily with 360 or 365.25 days, or let deposits earn nothing until the next period.',
    ],
  },
  sources: [
    { title: 'Regulation DD, Truth in Savings', locator: '12 CFR 1030, appendix A, part I: annual percentage yield' },
    compoundSource,
  ],
});
