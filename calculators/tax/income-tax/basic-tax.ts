import { fractionToPercent } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import {
  marginalIncomeTaxRate,
  ordinaryIncomeTax,
  standardDeduction,
  tableIncomeTax,
  taxTableEnd,
} from '#calculators/kit/law/federal-tax/income-tax.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import { annualIncome, bracketColumns, bracketRows, figures, filingStatus, otherIncome, shareOf } from '#calculators/tax/income.ts';

/**
 * Federal income tax on ordinary income.
 *   taxable = max(0, income − the larger of the deductions entered and the standard deduction); tax = Σ rate · part in each bracket
 * Dollars a year; to the cent, half up.
 */
export default defineCalculator({
  id: 'basic-tax',
  title: 'Income Tax Estimate',
  description: 'Federal income tax on a year’s income, bracket by bracket.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'landmark',
  sortOrder: 107,
  inputs: {
    annualIncome,
    otherIncome,
    deductions: money('Deductions', 15000, { tooltip: 'The standard deduction is used where it is larger.' }),
    filingStatus,
    figures,
  },
  results: {
    federalTax: 'money',
    taxByTaxTable: 'money?',
    totalIncome: 'money',
    deductionTaken: 'money',
    taxableIncome: 'money',
    effectiveTaxRate: 'percent',
    marginalTaxRate: 'percent',
    afterTaxIncome: 'money',
    brackets: bracketColumns,
  },
  calculate({ annualIncome, otherIncome, deductions, filingStatus, figures }) {
    const totalIncome = taxToCent(annualIncome + otherIncome);
    const deductionTaken = Math.max(deductions, standardDeduction(figures, filingStatus));
    const taxableIncome = taxToCent(Math.max(0, totalIncome - deductionTaken));
    const federalTax = taxToCent(ordinaryIncomeTax(figures, filingStatus, taxableIncome));
    return {
      federalTax,
      taxByTaxTable: taxableIncome < taxTableEnd ? tableIncomeTax(figures, filingStatus, taxableIncome) : null,
      totalIncome,
      deductionTaken,
      taxableIncome,
      effectiveTaxRate: shareOf(federalTax, totalIncome),
      marginalTaxRate: fractionToPercent(marginalIncomeTaxRate(figures, filingStatus, taxableIncome)),
      afterTaxIncome: taxToCent(totalIncome - federalTax),
      brackets: bracketRows(figures, filingStatus, taxableIncome),
    };
  },
  headline: (results) => ({ value: results.federalTax, kind: 'money', per: 'a year' }),
  say(results) {
    if (results.taxableIncome === 0) return 'The deduction covers the whole income: **no federal income tax** is due.';
    return `You owe **${wholeDollars(results.federalTax)}** of federal income tax, **${percent(results.effectiveTaxRate)}** of your income; the last dollar is taxed at ${results.marginalTaxRate}%.`;
  },
  supporting: ['taxableIncome', 'effectiveTaxRate', 'marginalTaxRate', 'afterTaxIncome'],
});
