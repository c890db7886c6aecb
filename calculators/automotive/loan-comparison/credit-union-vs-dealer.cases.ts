import { casesOf } from '#calculators/kit/definition/cases.ts';
import creditUnionVsDealer from './credit-union-vs-dealer.ts';

export default casesOf(['R-CAT-009'], creditUnionVsDealer, [
  {
    name: 'the defaults favor the credit union by 1,354.58',
    given: {},
    expect: {
      betterChoice: 'Credit union',
      creditUnionPayment: 538.07,
      dealerPayment: 561.06,
      creditUnionInterest: 4284.17,
      dealerInterest: 5663.75,
      creditUnionCost: 32309.17,
      dealerCost: 33663.75,
      savings: 1354.58,
    },
    from: 'spreadsheet PMT(5.75%/12, 60, -28000) = 538.0694, PMT(7.5%/12, 60, -28000) = 561.0626; fee 25',
  },
  {
    name: 'an incentive of 2,000 makes the dealer cheaper',
    given: { dealerIncentive: 2000 },
    expect: { betterChoice: 'Dealer', dealerPayment: 520.99, dealerCost: 31259.2, savings: 1049.97 },
    from: 'PMT(7.5%/12, 60, -26000) = 520.9867; 32,309.17 − 31,259.20',
  },
  {
    name: 'without interest and fees both cost the loan',
    given: { loanAmount: 27000, loanTerm: 36, creditUnionRate: 0, dealerRate: 0, membershipFee: 0 },
    expect: { betterChoice: 'Credit union', creditUnionPayment: 750, dealerPayment: 750, savings: 0 },
    from: '27,000 ÷ 36 = 750 on both sides',
  },
  {
    name: 'a fee of one cent breaks the tie',
    given: { loanAmount: 27000, loanTerm: 36, creditUnionRate: 0, dealerRate: 0, membershipFee: 0.01 },
    expect: { betterChoice: 'Dealer', savings: 0.01 },
    from: 'the totals differ by the fee',
  },
  {
    name: 'an incentive above the loan is refused',
    given: { dealerIncentive: 28000.01 },
    expect: { refused: 'The incentive is more than the loan.' },
    from: 'the dealer’s loan would be negative',
  },
]);
