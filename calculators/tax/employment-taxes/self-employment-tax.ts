import { selfEmploymentMinimum } from '../../figures/federal-tax/payroll.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money } from '../../kit/definition/fields.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import { selfEmploymentTax } from '../../kit/law/federal-tax/payroll-tax.ts';
import { taxToCent } from '../cents.ts';
import { figures, filingStatus, shareOf } from '../income.ts';

/**
 * Social Security and Medicare tax of the self-employed.
 *   earnings = profit · 92.35 %; tax = 12.4 % up to the base left by wages + 2.9 % + 0.9 % above the threshold of the filing status
 * No tax below 400: of net earnings as entered in the standard set, after the factor by law. To the cent, half up.
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
  sources: [
    { title: '26 USC 164(f), 1401, 1402(a)(12), (b)', locator: 'rates, factor of 92.35%, minimum of 400' },
    { title: 'Schedule SE and Form 8959', locator: 'wage base 168,600 (2024), 176,100 (2025), 184,500 (2026)' },
  ],
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
  chart: (results, inputs) => ({
    kind: 'share',
    title: 'Where the profit goes',
    unit: 'money',
    parts: [
      { label: 'Social Security', value: results.socialSecurityTax },
      { label: 'Medicare', value: taxToCent(results.medicareTax + results.additionalMedicareTax) },
      { label: 'Left before income tax', value: taxToCent(inputs.netEarnings - results.totalTax) },
    ],
  }),
  explanation: {
    formula: ['Earnings = net profit × 92.35%.', 'Tax = 12.4% up to the wage base + 2.9% of all + 0.9% above the threshold.'],
    assumptions: ['Standard set: wage base 168,600, that of 2024; the 400 is compared with net earnings as entered.'],
    leavesOut: ['Income tax, the optional methods and church employees.'],
    differs: ['By law the 400 is compared after the factor: tax begins at a profit of 433.14.'],
  },
});
