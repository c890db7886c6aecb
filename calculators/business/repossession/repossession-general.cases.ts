import { casesOf } from '#calculators/kit/definition/cases.ts';
import repossession from './repossession-general.ts';

const owed = { loanBalance: 50000, interestRate: 0, lateFees: 0, repossessionCosts: 2000, saleCosts: 2000, legalCosts: 1000 };

export default casesOf(['R-CAT-063'], repossession, [
  {
    name: 'the defaults leave a deficiency of 9,241.78',
    given: {},
    expect: {
      outcome: 'Deficiency',
      deficiency: 9241.78,
      accruedInterest: 591.78,
      amountOwed: 40741.78,
      totalExpenses: 4500,
      netProceeds: 31500,
      recoveryPercent: 77.31621,
    },
    from: 'by hand: 40,000 × 9 % × 60 ÷ 365 = 591.78; + 150; 40,741.78 + 4,500 − 36,000',
    within: 1e-6,
  },
  {
    name: 'a price equal to debt and expenses settles',
    given: { ...owed, salePrice: 55000 },
    expect: { outcome: 'Settled', deficiency: 0, surplus: 0, netProceeds: 50000, recoveryPercent: 100 },
    from: 'by hand: 50,000 + 5,000',
  },
  {
    name: 'a higher price returns the difference',
    given: { ...owed, salePrice: 60000 },
    expect: { outcome: 'Surplus', surplus: 5000, deficiency: 0 },
    from: 'UCC 9-615(d)(1): 60,000 − 55,000',
  },
  {
    name: 'rebates lower what is owed',
    given: { ...owed, salePrice: 40000, rebates: 3000 },
    expect: { amountOwed: 47000, deficiency: 12000 },
    from: 'UCC 9-616(c)(5): 47,000 + 5,000 − 40,000',
  },
  {
    name: 'after an unreasonable sale the reasonable price counts',
    given: { ...owed, salePrice: 30000, reasonableValue: 45000 },
    expect: { deficiency: 10000, netProceeds: 25000, paidOnDebt: 25000 },
    from: 'UCC 9-626(a)(3): 55,000 − 45,000',
  },
  {
    name: 'a reasonable price above the debt ends the deficiency and makes no surplus',
    given: { ...owed, salePrice: 30000, reasonableValue: 70000 },
    expect: { outcome: 'Settled', deficiency: 0, surplus: 0 },
    from: 'UCC 9-626(a)(3) limits the deficiency; 9-615(d)(1) pays a surplus from proceeds only',
  },
]);
