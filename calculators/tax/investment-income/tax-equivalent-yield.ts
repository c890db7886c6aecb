import { niitRate } from '#calculators/figures/federal-tax/niit.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { rate } from '#calculators/kit/definition/fields.ts';
import { percent } from '#calculators/kit/formatting/words.ts';

/**
 * Taxable yield with the same after-tax return as a tax-exempt bond.
 *   yield = exempt · (1 − s where the state taxes it) ÷ (1 − f − s − n)
 * f federal, s state, n the 3.8 % on investment income; all yields and rates are yearly per cent.
 */
export default defineCalculator({
  id: 'tax-equivalent-yield',
  title: 'Tax-Equivalent Yield',
  description: 'What a taxable bond must pay to match a tax-exempt one.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'percent',
  sortOrder: 100,
  inputs: {
    taxFreeYield: rate('Tax-exempt yield', 3.5, { required: true, slider: [0, 8] }),
    federalTaxRate: rate('Federal tax rate', 24, { max: 60, step: 1, tooltip: 'The rate on your last dollar of income.' }),
    stateTaxRate: rate('State tax rate', 5, { max: 15, step: 0.1 }),
    stateExempt: { label: 'Free of state tax too', type: 'boolean', defaultValue: true, tooltip: 'Usual for bonds of your own state.' },
    taxableYield: rate('Taxable yield to compare', 5, { slider: [0, 12] }),
    netInvestmentTax: {
      label: 'Subject to the 3.8% tax',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      tooltip: 'On investment income when AGI is above 200,000 (250,000 joint, 125,000 separate).',
    },
  },
  results: {
    taxEquivalentYield: 'percent',
    taxFreeAfterTax: 'percent',
    taxableAfterTax: 'percent',
    combinedTaxRate: 'percent',
    advantage: 'percent',
    betterChoice: 'text',
  },
  calculate(inputs) {
    const state = inputs.stateTaxRate / 100;
    const combined = inputs.federalTaxRate / 100 + state + (inputs.netInvestmentTax ? niitRate : 0);
    const taxFreeAfterTax = inputs.taxFreeYield * (inputs.stateExempt ? 1 : 1 - state);
    const taxableAfterTax = inputs.taxableYield * (1 - combined);
    const advantage = taxFreeAfterTax - taxableAfterTax;
    return {
      taxEquivalentYield: taxFreeAfterTax / (1 - combined),
      taxFreeAfterTax,
      taxableAfterTax,
      combinedTaxRate: combined * 100,
      advantage,
      betterChoice: Math.abs(advantage) < indifferent ? 'Either' : advantage > 0 ? 'Tax-exempt' : 'Taxable',
    };
  },
  headline: (results) => ({ value: results.taxEquivalentYield, kind: 'percent', per: 'a year' }),
  say(results, inputs) {
    const start = `A taxable bond must pay **${percent(results.taxEquivalentYield)}** to leave as much as ${percent(inputs.taxFreeYield)} free of tax`;
    if (results.betterChoice === 'Either') return `${start}, which is what yours pays: **both leave the same**.`;
    return `${start}; at ${percent(inputs.taxableYield)} the **${results.betterChoice.toLowerCase()}** bond leaves **${percent(Math.abs(results.advantage))}** more a year.`;
  },
  supporting: ['taxFreeAfterTax', 'taxableAfterTax', 'combinedTaxRate', 'betterChoice'],
});

/** Half of a ten-thousandth of a per cent: below the precision of any quoted yield. */
const indifferent = 0.00005;
