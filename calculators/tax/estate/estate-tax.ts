import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { estateTax } from '#calculators/kit/law/federal-tax/estate.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import { figures, shareOf } from '#calculators/tax/income.ts';

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
});
