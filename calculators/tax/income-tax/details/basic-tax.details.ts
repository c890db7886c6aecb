import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { bracketChart, incomeTaxSources, standardSetIncome } from '#calculators/tax/income.ts';
import type calculator from '#calculators/tax/income-tax/basic-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => bracketChart(results.brackets),
  explanation: {
    formula: [
      'Taxable income = income − the larger of your deductions and the standard deduction.',
      'Tax = each bracket’s part × its rate.',
    ],
    assumptions: ['All income is ordinary income.', standardSetIncome],
    leavesOut: ['Credits, capital gains rates, payroll and state taxes.'],
    differs: ['Form 1040’s Tax Table below 100,000 takes the middle of a band of 50 dollars.'],
  },
  sources: incomeTaxSources,
});
