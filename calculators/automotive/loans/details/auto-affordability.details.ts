import type calculator from '#calculators/automotive/loans/auto-affordability.ts';
import { loanSources } from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'share',
    title: 'What pays for the car',
    unit: 'money',
    parts: [
      { label: 'Loan', value: results.loanAmount },
      { label: 'Down payment', value: inputs.downPayment },
      { label: 'Trade-in', value: inputs.tradeInValue },
    ],
  }),
  explanation: {
    formula: [
      'payment = the smaller of income ÷ 12 × share for the car − running costs and income ÷ 12 × share for all debts − debts, at least 0',
      'loan = payment × (1 − (1 + i)^−n) ÷ i, with i = rate ÷ 12 and n months',
      'price = (loan + down payment − fees + trade-in × (1 + tax)) ÷ (1 + tax); no tax where loan + down payment do not exceed the fees',
      'Payment, loan, and price are rounded down to the cent.',
    ],
    assumptions: ['Income is before tax; both shares can be changed.', 'Tax is on the price less the trade-in and financed with the fees.'],
    leavesOut: ['What the lender makes of your credit score.'],
    differs: ['The 20/4/10 rule allows four years and 10% of income.'],
  },
  sources: [...loanSources, { title: 'Fannie Mae Selling Guide', locator: 'B3-6-02: total debts of 36% of income as the usual limit' }],
});
