import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { annuitySource } from '#calculators/retirement/fields.ts';
import { pensionChart } from '#calculators/retirement/pensions-and-annuities/pension.ts';
import type calculator from '#calculators/retirement/pensions-and-annuities/pension-vs-lump-sum-enhanced.ts';

export default defineDetails<typeof calculator>({
  chart: pensionChart,
  explanation: {
    formula: ['Value = each payment after tax ÷ (1 + return)^time, the survivor’s share included.', 'Lump sum = amount × (1 − tax).'],
    assumptions: [
      'Raises come once a year from the start.',
      'Both sides bear the same tax unless you change it: an IRA is taxed as it pays, like the pension. Without an IRA enter a return after tax.',
      'The survivor’s share runs on after your own payments.',
    ],
    leavesOut: ['The insurance of the plan (PBGC) and its limits, and what heirs get of the lump sum.'],
    differs: ['Plans compute lump sums with rates and mortality of 26 USC 417(e), not with your return.'],
  },
  sources: [annuitySource],
});
