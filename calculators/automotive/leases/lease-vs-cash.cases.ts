import { casesOf } from '#calculators/kit/definition/cases.ts';
import leaseVsCash from './lease-vs-cash.ts';

export default casesOf(['R-CAT-007', 'R-CCONST-14'], leaseVsCash, [
  {
    name: 'a lease at 425 a month beats cash at 4 %',
    given: { leasePayment: 425, dueAtSigning: 2500 },
    expect: {
      betterChoice: 'Lease',
      cashPrice: 37887.5,
      resaleValue: 21494.38,
      cashCost: 18819.89,
      leaseCost: 17293.46,
      savings: 1526.43,
      investedAtEnd: 23215.08,
      breakEvenReturn: 2.1095,
    },
    from: 'derived in Python decimal arithmetic: flows discounted at 4 % ÷ 12; the return by bisection',
  },
  {
    name: 'cash that earns nothing favors paying cash',
    given: { savingsRate: 0, leasePayment: 425, dueAtSigning: 2500 },
    expect: { betterChoice: 'Pay cash', cashCost: 16393.12, leaseCost: 18195, savings: 1801.88 },
    from: '37,887.50 − 21,494.38; 2,500 + 36 × 425 + 395',
  },
  {
    name: 'just above the break-even return the lease wins',
    given: { savingsRate: 2.12, leasePayment: 425, dueAtSigning: 2500 },
    expect: { betterChoice: 'Lease' },
    from: 'break-even 2.1095 % from the bisection of the first case',
  },
  {
    name: 'just below the break-even return cash wins',
    given: { savingsRate: 2.1, leasePayment: 425, dueAtSigning: 2500 },
    expect: { betterChoice: 'Pay cash' },
    from: 'break-even 2.1095 % from the bisection of the first case',
  },
  {
    name: 'equal costs without a return say Pay cash',
    given: {
      vehiclePrice: 30000,
      salesTax: 0,
      depreciationRate: 20,
      leaseTerm: 12,
      leasePayment: 500,
      dueAtSigning: 0,
      dispositionFee: 0,
      savingsRate: 0,
    },
    expect: { betterChoice: 'Pay cash', cashCost: 6000, leaseCost: 6000, savings: 0, breakEvenReturn: 0 },
    from: '30,000 − 24,000 = 12 × 500',
  },
  {
    name: 'a lease that costs more at signing than the car has no break-even return',
    given: { dueAtSigning: 40000 },
    expect: { betterChoice: 'Pay cash', breakEvenReturn: null },
    from: 'no flow changes sign: leasing frees no cash at any time',
  },
  {
    name: 'the defaults take the lease that the lease calculator computes for this car',
    given: {},
    expect: { betterChoice: 'Pay cash', leasePaymentUsed: 544.08, leaseCost: 20840.24, cashCost: 18819.89 },
    from: '353.47 + 149.13 and 8.25 % tax = 544.08; discounted at 4 % ÷ 12 in Python decimal',
  },
  {
    name: 'a money factor of 0.001 makes the lease cheaper',
    given: { moneyFactor: 0.001 },
    expect: { leasePaymentUsed: 442.24 },
    from: '12,725 ÷ 36 + 55,065 × 0.001 = 408.54; × 1.0825',
  },
]);
