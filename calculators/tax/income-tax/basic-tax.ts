import { fractionToPercent } from '../../figures/units.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money } from '../../kit/definition/fields.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import {
  marginalIncomeTaxRate,
  ordinaryIncomeTax,
  standardDeduction,
  tableIncomeTax,
  taxTableEnd,
} from '../../kit/law/federal-tax/income-tax.ts';
import { taxToCent } from '../cents.ts';
import {
  annualIncome,
  bracketChart,
  bracketColumns,
  bracketRows,
  figures,
  filingStatus,
  incomeTaxSources,
  otherIncome,
  shareOf,
  standardSetIncome,
} from '../income.ts';

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
  sources: incomeTaxSources,
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
});
