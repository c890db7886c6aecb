import { casesOf } from '#calculators/kit/definition/cases.ts';
import repossession from './repossession-auto.ts';

const bare = {
  interestRate: 0,
  lateFees: 0,
  towingCosts: 0,
  storageDays: 0,
  contractRefunds: 0,
  preparationCosts: 0,
  auctionFee: 0,
};

export default casesOf(['R-CAT-061'], repossession, [
  {
    name: 'the defaults leave a deficiency of 7,516.30',
    given: {},
    expect: {
      outcome: 'Deficiency',
      deficiency: 7516.3,
      surplus: 0,
      accruedInterest: 266.3,
      amountOwed: 17816.3,
      storageCosts: 700,
      totalExpenses: 1700,
      netProceeds: 10300,
      paidOnDebt: 10300,
      recoveryPercent: 57.812228,
    },
    from: 'by hand: 18,000 × 9 % × 60 ÷ 365 = 266.30; + 150 − 600; 450 + 20 × 35 + 250 + 300; 17,816.30 − 10,300',
    within: 1e-6,
  },
  {
    name: 'a year of interest is the yearly rate',
    given: { ...bare, interestRate: 9, daysAccrued: 365 },
    expect: { accruedInterest: 1620, amountOwed: 19620 },
    from: 'by hand: 18,000 × 9 %',
  },
  {
    name: 'a price equal to debt and expenses settles the loan',
    given: { ...bare, salePrice: 18000 },
    expect: { outcome: 'Settled', deficiency: 0, surplus: 0, recoveryPercent: 100 },
    from: 'UCC 9-615: proceeds equal the obligation',
  },
  {
    name: 'one cent less is a deficiency',
    given: { ...bare, salePrice: 17999.99 },
    expect: { outcome: 'Deficiency', deficiency: 0.01, surplus: 0 },
    from: 'UCC 9-615(d)(2)',
    within: 1e-6,
  },
  {
    name: 'one cent more is a surplus',
    given: { ...bare, salePrice: 18000.01 },
    expect: { outcome: 'Surplus', deficiency: 0, surplus: 0.01 },
    from: 'UCC 9-615(d)(1)',
    within: 1e-6,
  },
  {
    name: 'expenses above the price pay nothing on the debt and add to it',
    given: { ...bare, salePrice: 400, towingCosts: 1000 },
    expect: { netProceeds: -600, paidOnDebt: 0, deficiency: 18600 },
    from: 'by hand: 18,000 + 1,000 − 400',
  },
  {
    name: 'refunds above the debt go back to the debtor',
    given: { ...bare, contractRefunds: 20000, salePrice: 0 },
    expect: { amountOwed: 0, creditLeft: 2000, outcome: 'Surplus', surplus: 2000, deficiency: 0, recoveryPercent: null },
    from: 'by hand: 18,000 − 20,000; no sale',
  },
  {
    name: 'a debt of 10,000 against a sale for 5,000 leaves 5,000',
    given: { ...bare, loanBalance: 10000, salePrice: 5000 },
    expect: { outcome: 'Deficiency', deficiency: 5000, recoveryPercent: 50 },
    from: 'Arizona Judicial Branch, Auto Repossessions, Deficiency and Debt Buyers',
  },
  {
    name: 'sixty days of exact interest on 10,000 at 9 % are 147.95',
    given: { ...bare, loanBalance: 10000, interestRate: 9, daysAccrued: 60 },
    expect: { accruedInterest: 147.95, amountOwed: 10147.95 },
    from: 'exact simple interest by hand: 10,000 × 9 % × 60 ÷ 365 = 147.945',
  },
  {
    name: 'days of storage add up in cents',
    given: { ...bare, storageDays: 3, storagePerDay: 0.1 },
    expect: { storageCosts: 0.3, totalExpenses: 0.3 },
    from: 'by hand: 3 × 0.10',
    within: 0,
  },
  {
    name: 'refunds above the debt pay expenses that the price does not',
    given: { loanBalance: 500, interestRate: 0, daysAccrued: 0, lateFees: 0, contractRefunds: 1500, salePrice: 1000 },
    expect: { totalExpenses: 1700, amountOwed: 0, creditLeft: 1000, outcome: 'Surplus', surplus: 300, deficiency: 0 },
    from: 'by hand: 1,000 + (1,500 − 500) − 1,700',
  },
  {
    name: 'refunds above the debt add to the surplus of a sale',
    given: { loanBalance: 500, interestRate: 0, daysAccrued: 0, lateFees: 0, contractRefunds: 1500, salePrice: 3000 },
    expect: { netProceeds: 1300, paidOnDebt: 0, surplus: 2300, deficiency: 0 },
    from: 'by hand: 3,000 − 1,700 + (1,500 − 500)',
  },
]);
