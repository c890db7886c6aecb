import { casesOf } from '#calculators/kit/definition/cases.ts';
import downPayment from './down-payment.ts';

export default casesOf(['R-CAT-038', 'R-CENUM-17', 'R-CENUM-18', 'R-CRULE-11'], downPayment, [
  {
    name: 'the defaults reach 80,000 in 52 months',
    given: {},
    expect: {
      targetDownPayment: 80000,
      monthsToTarget: 52,
      minimumDownPercent: 3,
      minimumDownPayment: 12000,
      monthsToMinimum: 0,
      downPaymentWithoutPmi: 80000,
      stillNeeded: 60000,
      loanAmount: 320000,
    },
    from: 'savings month by month at 4 % ÷ 12 in Python decimal',
  },
  {
    name: 'without interest sixty thousand take sixty months',
    given: { savingsRate: 0 },
    expect: { monthsToTarget: 60 },
    from: '60,000 ÷ 1,000',
  },
  {
    name: 'interest alone takes 417 months',
    given: { monthlySavings: 0 },
    expect: { monthsToTarget: 417 },
    from: 'ln 4 ÷ ln(1 + 0.04 ÷ 12) = 416.6',
  },
  {
    name: 'nothing saved and nothing earned never gets there',
    given: { monthlySavings: 0, savingsRate: 0 },
    expect: { monthsToTarget: null, monthsToMinimum: 0 },
    from: '20,000 stays 20,000',
  },
  {
    name: '[R-CENUM-17] an investment property asks 15 per cent, a wish below it is raised',
    given: { propertyType: 'investment', downPaymentPercent: 10 },
    expect: { minimumDownPercent: 15, targetDownPayment: 60000, monthsToTarget: 36, loanAmount: 340000 },
    from: 'Fannie Mae Eligibility Matrix, one unit; months in Python decimal',
  },
  {
    name: '[R-CRULE-11] [A-12] FHA below a score of 580 asks 10 per cent',
    given: { loanType: 'FHA', creditScore: 579, downPaymentPercent: 0 },
    expect: { minimumDownPercent: 10, targetDownPayment: 40000 },
    from: 'specification',
  },
  {
    name: '[R-CRULE-11] [A-12] FHA at a score of 580 asks 3.5 per cent',
    given: { loanType: 'FHA', creditScore: 580, downPaymentPercent: 0, currentSavings: 0, monthlySavings: 500, savingsRate: 0 },
    expect: { minimumDownPercent: 3.5, targetDownPayment: 14000, monthsToTarget: 28 },
    from: '400,000 × 3.5 % ÷ 500',
  },
  {
    name: '[R-CENUM-18] USDA asks nothing down',
    given: { loanType: 'usda', downPaymentPercent: 0 },
    expect: { minimumDownPercent: 0, targetDownPayment: 0, monthsToTarget: 0 },
    from: '7 CFR 3555: up to the full value',
  },
  {
    name: 'FHA does not lend on a rental',
    given: { loanType: 'FHA', propertyType: 'investment' },
    expect: { refused: 'FHA, VA and USDA loans are for a primary home only.' },
    from: 'HUD Handbook 4000.1, II.A.1.b: owner-occupied',
  },
  {
    name: 'the down payment without mortgage insurance is rounded up to the cent',
    given: { homePrice: 333333.37 },
    expect: { downPaymentWithoutPmi: 66666.68 },
    from: 'by hand: 20 % is 66,666.674, and a loan of 266,666.70 is above 80 %',
  },
]);
