import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/home-equity/home-equity-loan.ts';
import {
  annuitySource,
  balanceLine,
  centsAssumption,
  paymentFormula,
  roundingDiffers,
  yearPoints,
} from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart(results, inputs) {
    const years = yearPoints(results.payoffMonths);
    return {
      kind: 'area',
      title: 'Balance over time',
      x: { label: 'Year', unit: 'year', values: years },
      y: { label: 'Balance', unit: 'money' },
      series: [
        {
          label: 'Balance',
          values: balanceLine(results.schedule, inputs.loanAmount, years),
        },
      ],
    };
  },
  explanation: {
    formula: [paymentFormula, 'Available = limit × home value − first mortgage.'],
    assumptions: [centsAssumption, 'The lender counts both loans against one limit, usually 80 to 85%.'],
    leavesOut: ['Closing costs and the deduction of interest.'],
    differs: [roundingDiffers],
  },
  sources: [annuitySource],
});
