import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/tax/estate/estate-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'share',
    title: 'Where the estate goes',
    unit: 'money',
    parts: [
      { label: 'Spouse and heirs', value: results.leftAfterTax },
      { label: 'Charity', value: inputs.charitableDeductions },
      { label: 'Debts and expenses', value: inputs.debts + inputs.expenses },
      { label: 'Estate tax', value: results.estateTax },
    ],
  }),
  explanation: {
    formula: [
      'Taxable estate = gross estate − debts − expenses − charity − spouse.',
      'Tax = 40% of taxable estate + prior gifts − exemption, less 40% of prior gifts − exemption.',
      'The same by Form 706: tax before credits by the unified schedule, less the unified credit, which is its tax on the exemption.',
    ],
    assumptions: [
      'Original figures: exemption 13,610,000, that of 2024. 2025: 13,990,000; 2026: 15,000,000.',
      'Gift tax on gifts above it was paid in life.',
    ],
    leavesOut: ['State estate and inheritance taxes.'],
    differs: ['Some sites leave out prior gifts or the unused exclusion of a spouse.'],
  },
  sources: [
    { title: '26 USC 2001, 2010(c), 2051 to 2056', locator: 'rate, exclusion, deductions' },
    { title: 'Rev. Proc. 2023-34, 2024-40; P.L. 119-21 sec. 70106', locator: 'exclusion of 2024, 2025, 2026' },
  ],
});
