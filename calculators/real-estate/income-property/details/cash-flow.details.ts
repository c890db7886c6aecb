import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/income-property/cash-flow.ts';
import { noiFormula, noiSource } from '#calculators/real-estate/income-property/noi.ts';
import { annuitySource, paymentFormula } from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'From rent to cash, a year',
    unit: 'money',
    bars: [
      { label: 'Income', value: results.effectiveIncome },
      { label: 'Expenses', value: results.operatingExpenses },
      { label: 'Loan', value: results.debtService },
      { label: 'Cash flow', value: results.annualCashFlow, chosen: true },
    ],
  }),
  explanation: {
    formula: [noiFormula, 'Cash flow = NOI − 12 × payment; return = cash flow ÷ cash invested.', paymentFormula],
    assumptions: ['Management is paid on the rent collected.', 'Coverage = NOI ÷ loan payments of a year.'],
    leavesOut: ['Income tax, depreciation, appreciation and principal repaid.'],
    differs: ['Others count reserves for large repairs, or pay management on the full rent.'],
  },
  sources: [noiSource, annuitySource],
});
