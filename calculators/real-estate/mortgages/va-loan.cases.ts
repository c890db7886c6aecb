import { casesOf } from '#calculators/kit/definition/cases.ts';
import vaLoan from './va-loan.ts';

export default casesOf(['A-31'], vaLoan, [
  {
    name: 'nothing down at the first use: 2.15 % on 300,000',
    given: { figures: 'spec' },
    expect: { fundingFee: 6450, totalLoanAmount: 306450, principalAndInterest: 1936.97, monthlyPayment: 2336.97, downPaymentNeeded: 0 },
    from: '38 USC 3729(b)(2); 306,450 at 6.5 % over 360 months by the annuity formula, 300 + 100 of tax and insurance',
  },
  {
    name: 'a second use of the benefit has a fee of 3.3 %',
    given: { laterUse: true, figures: 'spec' },
    expect: { fundingFeeRate: 3.3, fundingFee: 9900 },
    from: 'VA Circular 26-23-06',
  },
  {
    name: 'a cent below 5 % down is not 5 % down',
    given: { downPayment: 14999.99, figures: 'spec' },
    expect: { fundingFeeRate: 2.15 },
    from: '38 USC 3729(b)(2)',
  },
  {
    name: 'from 5 % down it is 1.5 %, also at a later use',
    given: { downPayment: 15000, laterUse: true, figures: 'spec' },
    expect: { fundingFeeRate: 1.5, fundingFee: 4275 },
    from: '38 USC 3729(b)(2): 285,000 × 1.5 %',
  },
  {
    name: 'from 10 % down it is 1.25 %',
    given: { downPayment: 30000, figures: 'spec' },
    expect: { fundingFeeRate: 1.25, fundingFee: 3375 },
    from: '38 USC 3729(b)(2): 270,000 × 1.25 %',
  },
  {
    name: 'who is compensated for a disability pays no fee',
    given: { exempt: true, figures: 'spec' },
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
    given: { downPayment: 300001, figures: 'spec' },
    expect: { refused: 'The down payment is higher than the home price.' },
    from: 'by hand',
  },
  {
    name: 'a home paid in full has no loan and no fee',
    given: { homePrice: 300000, downPayment: 300000, figures: 'spec' },
    expect: { fundingFeeRate: 0, fundingFee: 0, totalLoanAmount: 0, principalAndInterest: 0, monthlyPayment: 400, dueUpfront: 300000 },
    from: '38 USC 3729(b)(1): a share of the loan amount, which is 0; by hand: (3,600 + 1,200) ÷ 12',
  },
  {
    name: 'a fee that is not financed is due with the down payment',
    given: { homePrice: 200000, downPayment: 20000, financeFee: false, figures: 'spec' },
    expect: { fundingFee: 2250, totalLoanAmount: 180000, dueUpfront: 22250 },
    from: '38 USC 3729(b)(2) by hand: 1.25 % × 180,000; 20,000 + 2,250',
  },
  {
    name: 'full entitlement has no limit, whatever the county',
    given: { homePrice: 2000000, countyLimit: 500000, figures: 'spec' },
    expect: { downPaymentNeeded: 0, remainingEntitlement: null, loanWithoutDownPayment: null },
    from: '38 USC 3703(a)(1)(A)(i)(IV) as amended by P.L. 116-23 sec. 6',
  },
  {
    name: 'the limit of the county counts where entitlement is in use',
    given: { homePrice: 900000, countyLimit: 1000000, entitlementUsed: 50000, figures: 'spec' },
    expect: { remainingEntitlement: 200000, loanWithoutDownPayment: 800000, downPaymentNeeded: 25000, downPaymentUsed: 25000 },
    from: 'by hand: 25 % × 1,000,000 − 50,000; a quarter of 900,000 − 800,000',
  },
  {
    name: 'the balance of a loan without interest falls by half in the first of two years',
    given: { homePrice: 24000, interestRate: 0, loanTerm: 2, exempt: true, figures: 'spec' },
    expect: {
      principalAndInterest: 1000,
      schedule: [
        { year: 0, balance: 24000 },
        { year: 1, balance: 12000 },
        { year: 2, balance: 0 },
      ],
    },
    from: 'by hand: 24,000 ÷ 24',
  },
]);
