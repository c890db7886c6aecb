import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { incomeTaxSources } from '#calculators/tax/income.ts';
import type calculator from '#calculators/tax/income-tax/amt.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'The larger tax is due',
    unit: 'money',
    bars: [
      { label: 'Regular tax', value: results.regularTax, chosen: !results.owesAmt },
      { label: 'Tentative minimum tax', value: results.tentativeMinimumTax, chosen: results.owesAmt },
    ],
  }),
  explanation: {
    formula: [
      'AMT income = AGI − itemized deductions + adjustments + preferences.',
      'Exemption falls by a quarter (half from 2026) of income above its start.',
      'Tentative tax = 26% up to 239,100 (2025) + 28% above; AMT = tentative − regular tax.',
    ],
    assumptions: [
      'With the standard deduction nothing is deducted for AMT.',
      'Original figures: 2024 exemption for one, joint and separate amounts of no single year.',
    ],
    leavesOut: ['Foreign tax credit, AMT credit of earlier years, 25% gain, minimum taxes of states.'],
    differs: ['Sites that always itemize show less AMT where the standard deduction is larger.'],
  },
  sources: [
    { title: '26 USC 55 to 58; Form 6251', locator: 'parts I to III' },
    { title: 'Rev. Proc. 2023-34, 2024-40, 2025-32; P.L. 119-21 sec. 70107', locator: 'exemptions of 2024, 2025, 2026' },
    incomeTaxSources[0],
  ],
});
