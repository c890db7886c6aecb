import { casesOf } from '#calculators/kit/definition/cases.ts';
import buyVsLease from './equipment-buy-vs-lease.ts';

const plain = { interestRate: 0, discountRate: 0, incomeTaxRate: 0 };

export default casesOf(['R-CAT-055', 'R-CMSG-10'], buyVsLease, [
  {
    name: '[R-CMSG-10] the defaults favor buying',
    given: {},
    expect: {
      recommendation: 'Buying is more cost-effective',
      buyCost: 61927.54,
      leaseCost: 74868.68,
      savings: 12941.14,
      loanPayment: 1603.04,
      fairLeasePayment: 1571.58,
      taxSavedBuying: 22795.53,
      taxSavedLeasing: 28500,
    },
    from: 'flows after tax discounted one by one in decimal Python, the year of sale taxed on its gain',
  },
  {
    name: '[R-CMSG-10] a lower payment favors the lease',
    given: { leasePayment: 1500 },
    expect: { recommendation: 'Lease is more cost-effective', leaseCost: 59106.85, savings: 2820.69, fairLeasePayment: 1571.58 },
    from: 'flows after tax discounted one by one in decimal Python',
  },
  {
    name: 'without interest and tax the costs are sums of payments',
    given: plain,
    expect: { buyCost: 75000, leaseCost: 114000, fairLeasePayment: 1250, loanPayment: 1333.33 },
    from: 'by hand: 20,000 + 80,000 − 25,000; 60 × 1,900; 75,000 ÷ 60',
  },
  {
    name: '[R-CMSG-10] equal costs favor buying',
    given: { ...plain, leasePayment: 1250 },
    expect: { recommendation: 'Buying is more cost-effective', savings: 0 },
    from: 'by hand: 75,000 either way',
  },
  {
    name: '[R-CMSG-10] a cent a month less favors the lease',
    given: { ...plain, leasePayment: 1249.99 },
    expect: { recommendation: 'Lease is more cost-effective', savings: 0.6 },
    from: 'by hand: 60 × 0.01',
  },
  {
    name: 'a loan longer than the lease is paid off at the sale, with MACRS',
    given: { leaseYears: 3, depreciation: 'macrs5' },
    expect: { buyCost: 61968.79, leaseCost: 47578.21, fairLeasePayment: 2474.68, taxSavedBuying: 22083.16 },
    from: 'decimal Python: 20 % and 32 % deducted, 48,000 left against a resale of 25,000; 35,623.19 still owed',
  },
  {
    name: 'the class of the equipment shifts deductions between years, not their sum',
    given: { depreciation: 'macrs5' },
    expect: { buyCost: 64187.5, taxSavedBuying: 22795.53 },
    from: 'decimal Python; the tax saved equals that of the defaults',
  },
  {
    name: 'a down payment above the cost is refused',
    given: { downPayment: 100001 },
    expect: { refused: 'The down payment is higher than the equipment costs.' },
    from: 'the loan would be negative',
  },
  {
    name: 'a year of lease and resale discount by the tables of 1 % a month',
    given: {
      equipmentCost: 100000,
      downPayment: 100000,
      residualValue: 50000,
      leasePayment: 1000,
      leaseYears: 1,
      incomeTaxRate: 0,
      discountRate: 12,
    },
    expect: { loanPayment: 0, leaseCost: 11367.63, buyCost: 55627.54 },
    from: 'tables at 1 %, 12 periods: annuity due 11.36763; single amount 0.8874492, 100,000 − 44,372.46',
  },
  {
    name: 'a published computer system costs 92,400 after tax to own for five years, undiscounted',
    given: {
      equipmentCost: 100000,
      downPayment: 100000,
      residualValue: 10000,
      leasePayment: 2875,
      incomeTaxRate: 34,
      discountRate: 0,
      depreciation: 'macrs5',
      ownerUpkeep: 10000,
    },
    expect: { buyCost: 92400, leaseCost: 113850, taxSavedBuying: 47600, taxSavedLeasing: 58650 },
    from: 'a published leasing problem: 100,000 + 5 × 6,600 − shields of 32,042 − salvage of 8,558 after tax; 5 × 22,770',
  },
  {
    name: 'a lease of 30 months ends within the third year',
    given: { ...plain, leaseYears: 2.5, downPayment: 100000, residualValue: 40000, ownerUpkeep: 1200, incomeTaxRate: 25 },
    expect: { buyCost: 47250, leaseCost: 42750, taxSavedBuying: 15750, taxSavedLeasing: 14250 },
    from: 'by hand: 100,000 + 3,000 − 40,000, less 25 % of 63,000; 30 × 1,900 less 25 %',
  },
]);
