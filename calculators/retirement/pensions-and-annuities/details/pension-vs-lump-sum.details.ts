import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { annuitySource } from '#calculators/retirement/fields.ts';
import { pensionChart } from '#calculators/retirement/pensions-and-annuities/pension.ts';
import type calculator from '#calculators/retirement/pensions-and-annuities/pension-vs-lump-sum.ts';

export default defineDetails<typeof calculator>({
  chart: pensionChart,
  explanation: {
    formula: ['Value of the pension = each payment ÷ (1 + return)^time, summed to the age lived to.'],
    assumptions: ['Level payments at month ends from now on; the return is effective a year.'],
    leavesOut: ['Taxes, raises, survivors, and the risk that the plan fails: see the enhanced comparison.'],
    differs: ['Sites that divide the yearly rate by 12 show a somewhat lower value.'],
  },
  sources: [annuitySource],
});
