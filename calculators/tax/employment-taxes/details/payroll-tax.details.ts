import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import type calculator from '#calculators/tax/employment-taxes/payroll-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'stack',
    title: 'Payroll tax over the year',
    x: { label: 'Payday', unit: 'number', values: results.paydays.map((row) => row.payday) },
    y: { label: 'Withheld', unit: 'money' },
    series: [
      { label: 'Social Security', values: results.paydays.map((row) => row.socialSecurity) },
      { label: 'Medicare', values: results.paydays.map((row) => taxToCent(row.medicare + row.additionalMedicare)) },
    ],
  }),
  explanation: {
    formula: ['6.2% of wages up to the wage base + 1.45% of all wages + 0.9% above 200,000, on each payday.'],
    assumptions: [
      'Equal pay all year from one employer.',
      'Social Security wages (W-2, box 3) end at the wage base; Medicare wages (box 5) are all of them.',
      'Original figures: wage base 168,600, that of 2024.',
    ],
    leavesOut: ['Income tax, state programs and unemployment tax.'],
    differs: [
      'Employers withhold the 0.9% above 200,000 for everybody; the return counts 125,000, 200,000 or 250,000 by status.',
      'Each payday is rounded to the cent, so the year may miss the yearly product by cents.',
    ],
  },
  sources: [
    { title: '26 USC 3101, 3102(f), 3111, 3121(a)(1)', locator: '6.2%, 1.45%, 0.9% and the employer’s share' },
    { title: 'IRS Publication 15', locator: 'sec. 9: withholding; SSA wage base 168,600 (2024), 176,100 (2025), 184,500 (2026)' },
  ],
});
