import { monthTable } from '#calculators/kit/amortization/month-table.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/mortgages/extra-payment.ts';
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
    const years = yearPoints(results.originalMonths);
    const plain = amortize({ principal: inputs.loanAmount, annualRate: inputs.interestRate, periods: results.originalMonths });
    return {
      kind: 'lines',
      title: 'Balance over time',
      x: { label: 'Year', unit: 'year', values: years },
      y: { label: 'Balance', unit: 'money' },
      series: [
        {
          label: 'With extra',
          values: balanceLine(results.schedule, inputs.loanAmount, years),
        },
        { label: 'As agreed', values: balanceLine(monthTable(plain?.rows ?? []), inputs.loanAmount, years), role: 'reference' },
      ],
      marks: [{ x: results.payoffMonths / 12, label: 'paid off' }],
    };
  },
  explanation: {
    formula: [paymentFormula, 'The extra goes to principal in the month it is paid.'],
    assumptions: [centsAssumption, 'Once a year means in the first month chosen and every twelve months after it.'],
    leavesOut: ['Prepayment penalties and what the money would earn elsewhere.'],
    differs: [roundingDiffers],
  },
  sources: [annuitySource],
});
