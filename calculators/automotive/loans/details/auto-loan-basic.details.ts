import type calculator from '#calculators/automotive/loans/auto-loan-basic.ts';
import { closedForm, dailyInterest, loanFormula, loanSources } from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'share',
    title: 'What the car costs in all',
    unit: 'money',
    parts: [
      { label: 'Vehicle', value: inputs.vehiclePrice },
      { label: 'Sales tax', value: results.salesTaxAmount },
      { label: 'Fees', value: inputs.fees },
      { label: 'Interest', value: results.totalInterest },
    ],
  }),
  explanation: {
    formula: ['P = price + tax + fees + owed − trade-in − down payment', 'tax = (price − trade-in) × rate, or price × rate', loanFormula],
    assumptions: ['Tax and fees are financed with the vehicle.', closedForm],
    leavesOut: ['Insurance, fuel, upkeep and add-ons.'],
    differs: [
      'Auto Loan Payment takes the amount borrowed alone; Auto Loan Schedule lists each payment.',
      'Other sites leave tax or fees out of the loan, or tax the full price.',
      dailyInterest,
    ],
  },
  sources: loanSources,
});
