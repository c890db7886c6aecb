import { casesOf } from '../../kit/definition/cases.ts';
import vaLoan from './va-loan.ts';

export default casesOf(['A-31'], vaLoan, [
  {
    name: 'nothing down at the first use: 2.15 % on 300,000',
    given: {},
    expect: { fundingFee: 6450, totalLoanAmount: 306450, principalAndInterest: 1936.97, monthlyPayment: 2336.97, downPaymentNeeded: 0 },
    from: '38 USC 3729(b)(2); 306,450 at 6.5 % over 360 months by the annuity formula, 300 + 100 of tax and insurance',
  },
  {
    name: 'a second use of the benefit has a fee of 3.3 %',
    given: { laterUse: true },
    expect: { fundingFeeRate: 3.3, fundingFee: 9900 },
    from: 'VA Circular 26-23-06',
  },
  {
    name: 'a cent below 5 % down is not 5 % down',
    given: { downPayment: 14999.99 },
    expect: { fundingFeeRate: 2.15 },
    from: '38 USC 3729(b)(2)',
  },
  {
    name: 'from 5 % down it is 1.5 %, also at a later use',
    given: { downPayment: 15000, laterUse: true },
    expect: { fundingFeeRate: 1.5, fundingFee: 4275 },
    from: '38 USC 3729(b)(2): 285,000 × 1.5 %',
  },
  {
    name: 'from 10 % down it is 1.25 %',
    given: { downPayment: 30000 },
    expect: { fundingFeeRate: 1.25, fundingFee: 3375 },
    from: '38 USC 3729(b)(2): 270,000 × 1.25 %',
  },
  {
    name: 'who is compensated for a disability pays no fee',
    given: { exempt: true },
    expect: { fundingFee: 0, totalLoanAmount: 300000 },
    from: '38 USC 3729(c)',
  },
  {
    name: 'with 66,550 in use in 2026, 566,550 may be borrowed without a down payment',
    given: { homePrice: 600000, entitlementUsed: 66550, figures: '2026' },
    expect: { remainingEntitlement: 141637.5, loanWithoutDownPayment: 566550, downPaymentNeeded: 8362.5, baseLoanAmount: 591637.5 },
    from: 'VA entitlement by hand: 4 × (832,750 ÷ 4 − 66,550), a quarter of 33,450',
  },
  {
    name: 'a down payment above the price is refused',
    given: { downPayment: 300001 },
    expect: { refused: 'The down payment is higher than the home price.' },
    from: 'by hand',
  },
]);
