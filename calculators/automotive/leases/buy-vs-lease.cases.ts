import { casesOf } from '#calculators/kit/definition/cases.ts';
import buyVsLease from './buy-vs-lease.ts';

const paidCash = { vehiclePrice: 30000, downPayment: 30000, salesTax: 0, savingsRate: 0, depreciationRate: 20, leaseTerm: 12 };

export default casesOf(['R-CAT-006', 'R-CMSG-11'], buyVsLease, [
  {
    name: '[R-CMSG-11] a lease at 425 a month says Lease',
    given: { leasePayment: 425, dueAtSigning: 2500 },
    expect: {
      recommendation: 'Lease',
      amountFinanced: 32887.5,
      loanPayment: 643.48,
      resaleValue: 21494.38,
      loanBalance: 14445.32,
      equity: 7049.06,
      buyCost: 20541.96,
      leaseCost: 17293.46,
      savings: 3248.5,
    },
    from: 'derived in Python decimal arithmetic: schedule of 32,887.50 at 6.5 % over 60 months, flows discounted at 4 % ÷ 12',
  },
  {
    name: 'without a return on savings the amounts simply add up',
    given: { savingsRate: 0, leasePayment: 425, dueAtSigning: 2500 },
    expect: { buyCost: 21116.22, leaseCost: 18195, recommendation: 'Lease' },
    from: '5,000 + 36 × 643.48 − 7,049.06 = 21,116.22; 2,500 + 36 × 425 + 395 = 18,195',
  },
  {
    name: '[R-CMSG-11] a free loan that ends before the lease says Buy',
    given: { interestRate: 0, loanTerm: 24, savingsRate: 0, leasePayment: 425, dueAtSigning: 2500 },
    expect: { recommendation: 'Buy', loanBalance: 0, buyCost: 16393.12, leaseCost: 18195 },
    from: '5,000 + 32,887.50 − 35,000 × 0.85³ = 16,393.12; the loan is gone after 24 months',
  },
  {
    name: 'equal costs say Buy: the car is then yours',
    given: { ...paidCash, leasePayment: 500, dueAtSigning: 0, dispositionFee: 0 },
    expect: { recommendation: 'Buy', buyCost: 6000, leaseCost: 6000, savings: 0 },
    from: '30,000 − 24,000 = 6,000 and 12 × 500 = 6,000',
  },
  {
    name: 'a cent less a month says Lease',
    given: { ...paidCash, leasePayment: 499.99, dueAtSigning: 0, dispositionFee: 0 },
    expect: { recommendation: 'Lease', leaseCost: 5999.88, savings: 0.12 },
    from: '12 × 499.99 = 5,999.88',
  },
  {
    name: 'paying more than the car costs is refused',
    given: { downPayment: 40000 },
    expect: { refused: 'The down payment is more than the vehicle costs.' },
    from: '35,000 + 2,887.50 − 40,000 is negative',
  },
  {
    name: '[R-CMSG-11] the defaults take the lease that the lease calculator computes for this car, and say Buy',
    given: {},
    expect: { recommendation: 'Buy', leasePaymentUsed: 544.08, leaseCost: 20840.24, buyCost: 20541.96 },
    from: 'C = 35,000 + 895 − 2,000, R = 58 % × 36,500: 353.47 + 149.13, with tax 544.08; discounted at 4 % ÷ 12 in Python decimal',
  },
  {
    name: 'a money factor of 0.00270833 gives the payment of 6.5 per cent',
    given: { moneyFactor: 0.00270833, leasePayment: 1 },
    expect: { leasePaymentUsed: 544.08 },
    from: '6.5 ÷ 2,400 = 0.00270833; the payment as above',
  },
  {
    name: 'a residual above the amount leased is refused',
    given: { moneyFactor: 0.001, residualValue: 40000 },
    expect: { refused: 'The residual value is more than the amount leased.' },
    from: '40,000 > 33,895',
  },
]);
