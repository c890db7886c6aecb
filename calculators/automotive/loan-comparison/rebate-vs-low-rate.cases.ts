import { casesOf } from '#calculators/kit/definition/cases.ts';
import rebateVsLowRate from './rebate-vs-low-rate.ts';

const plain = { vehiclePrice: 25000, downPayment: 5000, salesTax: 0, loanTerm: 48 };

export default casesOf(['R-CAT-008'], rebateVsLowRate, [
  {
    name: 'the defaults favor the low rate',
    given: {},
    expect: {
      betterChoice: 'Take the low rate',
      rebatePayment: 594.57,
      lowRatePayment: 575.01,
      rebateInterest: 5286.48,
      lowRateInterest: 1612.9,
      rebateCost: 40673.98,
      lowRateCost: 39500.4,
      savings: 1173.58,
      breakEvenRebate: 3499.67,
    },
    from: 'spreadsheet PMT(6.5%/12, 60, -30387.5) and PMT(1.9%/12, 60, -32887.5); PV(6.5%/12, 60, -575.006...) = 29,387.83',
  },
  {
    name: 'just below the break-even rebate the low rate still wins',
    given: { rebate: 3499 },
    expect: { betterChoice: 'Take the low rate' },
    from: 'break-even 3,499.67 of the first case',
  },
  {
    name: 'just above it the rebate wins',
    given: { rebate: 3501 },
    expect: { betterChoice: 'Take the rebate' },
    from: 'break-even 3,499.67 of the first case',
  },
  {
    name: '2,000 back at 6 % against 0 % on 20,000 over four years',
    given: { ...plain, rebate: 2000, standardRate: 6, promotionalRate: 0 },
    expect: { betterChoice: 'Take the low rate', rebatePayment: 422.73, lowRatePayment: 416.67, savings: 291.07, breakEvenRebate: 2258.2 },
    from: 'annuity table: 23.4850 per 1,000 × 18; 20,000 ÷ 48; 42.5803 × 416.6667 = 17,741.80',
  },
  {
    name: 'equal rates make any rebate the better choice',
    given: { ...plain, rebate: 100, standardRate: 0, promotionalRate: 0 },
    expect: { betterChoice: 'Take the rebate', savings: 100, breakEvenRebate: 0 },
    from: 'without interest the totals differ by the rebate',
  },
  {
    name: 'a rebate above what is financed is refused',
    given: { ...plain, downPayment: 24000, rebate: 2000 },
    expect: { refused: 'The down payment and rebate are more than the vehicle costs.' },
    from: '25,000 − 24,000 − 2,000 is negative',
  },
]);
