import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import type calculator from '#calculators/tax/employment-taxes/self-employment-tax.ts';

export default defineDetails<typeof calculator>({
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
    assumptions: ['Original figures: wage base 168,600, that of 2024; the 400 is compared with net earnings as entered.'],
    leavesOut: ['Income tax, the optional methods and church employees.'],
    differs: ['By law the 400 is compared after the factor: tax begins at a profit of 433.14.'],
  },
  sources: [
    { title: '26 USC 164(f), 1401, 1402(a)(12), (b)', locator: 'rates, factor of 92.35%, minimum of 400' },
    { title: 'Schedule SE and Form 8959', locator: 'wage base 168,600 (2024), 176,100 (2025), 184,500 (2026)' },
  ],
});
