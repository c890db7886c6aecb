import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/home-equity/reverse-mortgage.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Home value and debt',
    x: { label: 'Age', unit: 'age', values: results.projection.map((row) => row.age) },
    y: { label: 'Amount', unit: 'money' },
    series: [
      { label: 'Debt, all drawn', values: results.projection.map((row) => row.debt) },
      { label: 'Home value', values: results.projection.map((row) => row.homeValue), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'Limit = factor × the home value, at most the maximum claim.',
      'Factor: HUD’s table by age and expected rate; in the original figures min(0.585, 0.175 + (age − 62) × 0.013).',
      'Net limit = limit less closing costs and the old mortgage.',
      'Monthly payment: the net limit spread until age 100, at (expected rate + 0.5%) ÷ 12.',
    ],
    assumptions: [
      'Lump sum, monthly payment and credit line are three ways to take the same net limit.',
      'Highest origination charge and 2% premium, all financed.',
      'HUD’s factor: whole years of age, the one of 99 beyond it; rate to the nearest eighth, at least 3%.',
      'Future debt: all drawn at the start. Heirs never owe more than the home.',
    ],
    leavesOut: ['Set-asides. A fixed-rate loan pays out once, up to the first-year limit, and nothing later.'],
    differs: ['The original figures ignore the rate: 0.175 at 62, where HUD has 0.41 at 5%.'],
  },
  sources: [
    { title: '24 CFR part 206', locator: '206.25 payments, 206.31 origination charge, 206.105 premiums' },
    { title: 'HUD Mortgagee Letter 2017-12', locator: 'principal limit factors from 2 October 2017, ages 18 to 99, 3 to 18.875%' },
    { title: 'HUD Handbook 4235.1', locator: 'ch. 5 and appendix 22, tenure payments' },
  ],
});
