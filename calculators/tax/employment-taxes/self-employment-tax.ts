import { selfEmploymentMinimum } from '#calculators/figures/federal-tax/payroll.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { selfEmploymentTax } from '#calculators/kit/law/federal-tax/payroll-tax.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import { figures, filingStatus, shareOf } from '#calculators/tax/income.ts';

/**
 * Social Security and Medicare tax of the self-employed.
 *   earnings = profit · 92.35 %; tax = 12.4 % up to the base left by wages + 2.9 % + 0.9 % above the threshold of the filing status
 * No tax below 400: of net earnings as entered in the original figures, after the factor by law. To the cent, half up.
 */
export default defineCalculator({
  id: 'self-employment-tax',
  title: 'Self-Employment Tax',
  description: 'Social Security and Medicare tax on what your own business earns.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'briefcase-business',
  sortOrder: 110,
  inputs: {
    netEarnings: money('Net profit a year', 80000, {
      step: 1000,
      required: true,
      tooltip: 'Line 31 of Schedule C: receipts less expenses.',
    }),
    wages: money('Wages from a job', 0, { step: 1000, tooltip: 'They use up the Social Security wage base first.' }),
    filingStatus,
    figures,
  },
  results: {
    totalTax: 'money',
    taxableEarnings: 'money',
    socialSecurityTax: 'money',
    medicareTax: 'money',
    selfEmploymentTax: 'money',
    additionalMedicareTax: 'money',
    deductibleHalf: 'money',
    quarterlyPayment: 'money',
    effectiveTaxRate: 'percent',
  },
  calculate({ netEarnings, wages, filingStatus, figures }) {
    const due = selfEmploymentTax(figures, filingStatus, netEarnings, wages);
    const socialSecurityTax = taxToCent(due.socialSecurity);
    const medicareTax = taxToCent(due.medicare);
    const selfEmployment = taxToCent(socialSecurityTax + medicareTax);
    const additionalMedicareTax = taxToCent(due.additionalMedicare);
    const totalTax = taxToCent(selfEmployment + additionalMedicareTax);
    return {
      totalTax,
      taxableEarnings: taxToCent(due.netEarnings),
      socialSecurityTax,
      medicareTax,
      selfEmploymentTax: selfEmployment,
      additionalMedicareTax,
      deductibleHalf: taxToCent(selfEmployment / 2),
      quarterlyPayment: taxToCent(totalTax / 4),
      effectiveTaxRate: shareOf(totalTax, netEarnings),
    };
  },
  headline: (results) => ({ value: results.totalTax, kind: 'money', per: 'a year' }),
  say(results) {
    if (results.totalTax === 0) return `Below **$${selfEmploymentMinimum}** of net earnings **no self-employment tax** is due.`;
    return `You owe **${wholeDollars(results.totalTax)}**, ${percent(results.effectiveTaxRate)} of the profit, and may deduct **${wholeDollars(results.deductibleHalf)}** of it from income.`;
  },
  supporting: ['socialSecurityTax', 'medicareTax', 'deductibleHalf', 'quarterlyPayment'],
});
