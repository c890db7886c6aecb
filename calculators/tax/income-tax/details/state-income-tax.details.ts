import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { stateSources } from '#calculators/kit/law/states/state-sources.ts';
import type calculator from '#calculators/tax/income-tax/state-income-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'From income to what is taxed',
    unit: 'money',
    bars: [
      { label: 'Federal AGI', value: results.federalAgi },
      { label: 'Left out', value: results.incomeLeftOut },
      { label: 'Deduction', value: results.deduction },
      { label: 'Exemptions', value: results.exemptions },
      { label: 'Taxable', value: results.taxableIncome, chosen: true },
      { label: 'State tax', value: results.stateTax },
    ],
  }),
  explanation: {
    formula: [
      'Income = federal AGI − the Social Security, pension, and gains that the state leaves out.',
      'Taxable income = income − the state’s deduction and exemptions.',
      'Tax = rates on the taxable income + surtaxes − credits.',
    ],
    assumptions: [
      'You live in the state all year and take the standard deduction there and on the federal return.',
      'Each pension belongs to the person whose age is entered beside it; dependents are children under 17.',
      'Original figures: the law of 2025. Where a state has neither indexed nor changed its figures, 2025 holds for 2026.',
      'Limits on retirement income that a state indexes stay at 2025.',
    ],
    leavesOut: [
      'City, county, and school district tax; payroll programs.',
      'Itemized deductions, alternative minimum taxes, refundable credits and rebates, part-year and nonresident returns.',
      'Narrow exclusions of gains and pensions, such as farm property or service before a date.',
    ],
    differs: [
      'Forms read tax from rows or round to the dollar, which moves the tax by a few dollars.',
      'Some sites show 2024 brackets as 2025.',
    ],
  },
  sources: stateSources,
});
