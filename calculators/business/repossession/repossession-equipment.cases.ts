import { casesOf } from '#calculators/kit/definition/cases.ts';
import repossession from './repossession-equipment.ts';

export default casesOf(['R-CAT-062'], repossession, [
  {
    name: 'the defaults leave a deficiency of 31,176.71',
    given: {},
    expect: {
      outcome: 'Deficiency',
      deficiency: 31176.71,
      accruedInterest: 1676.71,
      amountOwed: 82176.71,
      commission: 7000,
      totalExpenses: 19000,
      netProceeds: 51000,
      recoveryPercent: 62.06138,
    },
    from: 'by hand: 85,000 × 8 % × 90 ÷ 365 = 1,676.71; + 500 − 5,000; 7,000 + 4,500 + 3,000 + 1,200 + 800 + 2,500',
    within: 1e-6,
  },
  {
    name: 'a zero rate accrues nothing',
    given: { interestRate: 0 },
    expect: { accruedInterest: 0, amountOwed: 80500, deficiency: 29500 },
    from: 'by hand: 85,000 + 500 − 5,000; 80,500 − 51,000',
  },
  {
    name: 'a good sale returns a surplus',
    given: { interestRate: 0, salePrice: 150000 },
    expect: { outcome: 'Surplus', commission: 15000, netProceeds: 123000, surplus: 42500, deficiency: 0, paidOnDebt: 80500 },
    from: 'by hand: 150,000 − 27,000 − 80,500',
  },
  {
    name: 'a junior lien is paid before the surplus',
    given: { interestRate: 0, salePrice: 150000, juniorLiens: 30000 },
    expect: { paidToJuniorLiens: 30000, surplus: 12500 },
    from: 'UCC 9-615(a)(3): 42,500 − 30,000',
  },
  {
    name: 'a junior lien takes no more than is left',
    given: { interestRate: 0, salePrice: 150000, juniorLiens: 50000 },
    expect: { paidToJuniorLiens: 42500, surplus: 0, deficiency: 0, outcome: 'Settled' },
    from: 'UCC 9-615(a)(3): the rest of 42,500',
  },
  {
    name: 'a junior lien gets nothing from a deficiency',
    given: { juniorLiens: 50000 },
    expect: { paidToJuniorLiens: 0, deficiency: 31176.71 },
    from: 'UCC 9-615(a): expenses and the debt come first',
  },
  {
    name: 'a deposit above the debt pays expenses',
    given: { loanBalance: 3000, interestRate: 0, lateFees: 0, salePrice: 10000 },
    expect: { amountOwed: 0, creditLeft: 2000, netProceeds: -3000, deficiency: 1000, surplus: 0, recoveryPercent: null },
    from: 'by hand: 13,000 of expenses − 10,000 − (5,000 − 3,000)',
  },
  {
    name: 'what is left of a deposit is the debtor’s, not the junior lender’s',
    given: { loanBalance: 3000, interestRate: 0, lateFees: 0, salePrice: 20000, juniorLiens: 9000 },
    expect: { creditLeft: 2000, netProceeds: 6000, paidToJuniorLiens: 6000, surplus: 2000, outcome: 'Surplus' },
    from: 'UCC 9-615(a)(3): liens are paid from proceeds, 20,000 − 14,000; 5,000 − 3,000 is a credit',
  },
]);
