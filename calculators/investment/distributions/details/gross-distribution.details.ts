import type calculator from '#calculators/investment/distributions/gross-distribution.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'share',
    title: 'Where the distribution goes',
    unit: 'money',
    parts: [
      { label: 'You', value: results.netDistribution },
      { label: 'Federal tax', value: results.federalTax },
      { label: 'State tax', value: results.stateTax },
      { label: 'Early distribution tax', value: results.earlyDistributionTax },
    ],
  }),
  explanation: {
    formula: ['taxable = (net − part already taxed) ÷ (1 − federal − state − early)', 'gross = taxable + part already taxed'],
    assumptions: [
      'Your rates apply to the whole taxable part.',
      'State tax is not deducted from federal income.',
      'A cent of rounding is in the largest tax.',
    ],
    leavesOut: ['A distribution that lifts you into a higher bracket.', 'Exceptions to the 10% tax.'],
    differs: ['Adding the tax on the net amount (net × (1 + t)) is too little.'],
  },
  sources: [
    { title: 'Internal Revenue Code', locator: '26 USC 72(t)(1): 10-percent additional tax; 26 USC 3405(c): 20-percent withholding' },
    { title: 'IRS Publication 575, Pension and Annuity Income', locator: 'Withholding tax; Tax on early distributions' },
  ],
});
