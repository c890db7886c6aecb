import { defineCalculator } from '../../kit/definition/define.ts';
import { money } from '../../kit/definition/fields.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import { estateTax } from '../../kit/law/federal-tax/estate.ts';
import { taxToCent } from '../cents.ts';
import { figures, shareOf } from '../income.ts';

/**
 * Federal estate tax.
 *   tax = 40 % · max(0, gross estate − debts − expenses − charity − spouse + prior gifts − exclusion), less the gift tax payable on the gifts
 * The unified schedule reaches 40 % at 1,000,000, below every exclusion, so schedule less credit gives the same.
 */
export default defineCalculator({
  id: 'estate-tax',
  title: 'Estate Tax',
  description: 'Federal tax on what is left to heirs above the exemption.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'scroll-text',
  sortOrder: 112,
  inputs: {
    grossEstate: money('Gross estate', 15000000, {
      step: 10000,
      required: true,
      tooltip: 'All that is owned at death, life insurance too.',
    }),
    debts: money('Debts', 500000, { step: 1000 }),
    expenses: money('Expenses', 100000, { step: 1000, tooltip: 'Funeral and administration.' }),
    charitableDeductions: money('Left to charity', 0, { step: 1000 }),
    maritalDeduction: money('Left to a spouse', 0, { step: 1000, tooltip: 'To a spouse who is a US citizen: without limit.' }),
    priorGifts: money('Prior taxable gifts', 0, { step: 1000, tooltip: 'Gifts in life above the yearly exclusion.' }),
    spousalExclusion: money('Exclusion left by a spouse', 0, {
      step: 1000,
      advanced: true,
      tooltip: 'Unused by a spouse who died earlier.',
    }),
    figures,
  },
  results: {
    estateTax: 'money',
    taxableEstate: 'money',
    exemption: 'money',
    taxableAmount: 'money',
    taxBeforeCredits: 'money',
    unifiedCredit: 'money',
    unusedExemption: 'money',
    effectiveTaxRate: 'percent',
    leftAfterTax: 'money',
  },
  sources: [
    { title: '26 USC 2001, 2010(c), 2051 to 2056', locator: 'rate, exclusion, deductions' },
    { title: 'Rev. Proc. 2023-34, 2024-40; P.L. 119-21 sec. 70106', locator: 'exclusion of 2024, 2025, 2026' },
  ],
  calculate(inputs) {
    const due = estateTax(inputs.figures, inputs);
    const tax = taxToCent(due.tax);
    const given = inputs.debts + inputs.expenses + inputs.charitableDeductions;
    return {
      estateTax: tax,
      taxableEstate: taxToCent(due.taxableEstate),
      exemption: taxToCent(due.exclusion),
      taxableAmount: taxToCent(due.taxableAboveExclusion),
      taxBeforeCredits: taxToCent(due.taxBeforeCredits),
      unifiedCredit: taxToCent(due.unifiedCredit),
      unusedExemption: taxToCent(Math.max(0, due.exclusion - due.taxBase)),
      effectiveTaxRate: shareOf(tax, inputs.grossEstate),
      leftAfterTax: taxToCent(Math.max(0, inputs.grossEstate - given - tax)),
    };
  },
  headline: (results) => ({ value: results.estateTax, kind: 'money' }),
  say(results) {
    if (results.estateTax === 0)
      return `**No estate tax** is due; **${wholeDollars(results.unusedExemption)}** of the exemption is not used.`;
    return `The estate owes **${wholeDollars(results.estateTax)}**, ${percent(results.effectiveTaxRate)} of it; **${wholeDollars(results.leftAfterTax)}** is left.`;
  },
  supporting: ['taxableEstate', 'exemption', 'taxableAmount', 'leftAfterTax'],
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
      'Standard set: exemption 13,610,000, that of 2024. 2025: 13,990,000; 2026: 15,000,000.',
      'Gift tax on gifts above it was paid in life.',
    ],
    leavesOut: ['State estate and inheritance taxes.'],
    differs: ['Some sites leave out prior gifts or the unused exclusion of a spouse.'],
  },
});
