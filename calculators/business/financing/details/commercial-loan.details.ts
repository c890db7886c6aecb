import type calculator from '#calculators/business/financing/commercial-loan.ts';
import { annuitySource, centsAssumption, paymentFormula } from '#calculators/business/financing/loan.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'area',
    title: 'Balance over time',
    x: { label: 'Year', unit: 'year', values: [0, ...results.schedule.map((row) => row.month / 12)] },
    y: { label: 'Balance', unit: 'money' },
    series: [{ label: 'Balance', values: [toCent(inputs.loanAmount), ...results.schedule.map((row) => row.balance)] }],
    marks: [{ x: results.payoffMonths / 12, label: results.balloonPayment === 0 ? 'paid off' : 'balloon' }],
  }),
  explanation: {
    formula: [paymentFormula, 'Balloon = balance after the term; APR = rate at which all payments are worth the loan less its fee.'],
    assumptions: [centsAssumption, 'A term beyond the amortization ends with it.'],
    leavesOut: ['Appraisal, legal and prepayment charges.'],
    differs: ['Loans that count days over 360 cost about 365 ÷ 360 of this interest.', 'Others count the last payment into the balloon.'],
  },
  sources: [annuitySource, { title: 'OCC, Comptroller’s Handbook: Commercial Loans', locator: 'Term loans, balloon maturities' }],
});
