import type calculator from '#calculators/automotive/loan-comparison/auto-refinance.ts';
import { closedForm, loanFormula, loanSources } from '#calculators/automotive/loans/vehicle-loan.ts';
import { twoBars } from '#calculators/automotive/versus.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) =>
    twoBars(
      'Interest and fees still to pay',
      'Current loan',
      results.currentInterest,
      'New loan',
      toCent(results.newInterest + inputs.refinanceFees),
      results.totalSavings <= 0,
    ),
  explanation: {
    formula: [
      'saved = interest left now − new interest − fees',
      loanFormula,
      'break-even: the month from which fees and payments so far are no more than the current loan’s',
    ],
    assumptions: ['Recommended when the total cost falls; a lower payment alone is not enough.', closedForm],
    leavesOut: ['Prepayment charges of the current lender.'],
    differs: ['Some sites go by the monthly payment, which a longer term lowers.'],
  },
  sources: loanSources,
});
