import { casesOf } from '../kit/cases.ts';
import reverseMortgage from './reverse-mortgage.ts';

export default casesOf(['R-CAT-042', 'R-CRULE-07', 'R-CRULE-12', 'R-CCONST-10', 'R-CMSG-03', 'R-CMSG-04'], reverseMortgage, [
  {
    name: '[R-CVEC-06] [R-CCONST-10] [R-CMSG-04] the defaults give a factor of 0.279 and a limit of 111,600',
    given: {},
    expect: {
      principalLimitFactor: 0.279,
      principalLimit: 111600,
      totalClosingCosts: 16500,
      netPrincipalLimit: 95100,
      lumpSum: 95100,
      lineOfCredit: 95100,
      firstYearLimit: 50460,
      monthlyPayment: 567.34,
      futureHomeValue: 623186.97,
      futureDebt: 273876.84,
      remainingEquity: 349310.13,
      equityAtMaturity: 349310.13,
      futureLineOfCreditLimit: 233384.3,
      eligible: true,
      ageRequirement: 'Meets age requirement',
    },
    from: 'check value R-CVEC-06; 6,000 + 2 % of 400,000 + 2,500; growth at 0.5 % a month for 180 months in Python decimal',
  },
  {
    name: '[R-CMSG-03] [R-CRULE-07] a spouse of 61 is too young',
    given: { borrowerAge: 75, spouseAge: 61 },
    expect: { eligible: false, ageRequirement: 'Must be 62 or older', principalLimit: 0, principalLimitFactor: 0, totalClosingCosts: 0 },
    from: 'the younger one counts',
  },
  {
    name: '[R-CRULE-12] at exactly 62 the factor is 0.175',
    given: { borrowerAge: 62 },
    expect: { eligible: true, principalLimitFactor: 0.175, principalLimit: 70000, netPrincipalLimit: 53500, monthlyPayment: 296.69 },
    from: 'rule of the specification; payment in advance over 456 months in Python decimal',
  },
  {
    name: '[R-CRULE-12] at 94 the factor is capped at 0.585',
    given: { borrowerAge: 94, lifeExpectancy: 95 },
    expect: { principalLimitFactor: 0.585, principalLimit: 234000, monthlyPayment: 3586.67, futureDebt: 248432.61 },
    from: '0.175 + 32 × 0.013 = 0.591, above the cap',
  },
  {
    name: '[R-CCONST-10] a home of two million counts with the maximum claim of 1,089,300',
    given: { homeValue: 2000000, borrowerAge: 75 },
    expect: { principalLimit: 374719.2, totalClosingCosts: 30286, futureDebt: 681762.89 },
    from: '1,089,300 × 0.344; 6,000 + 21,786 + 2,500',
  },
  {
    name: 'an old mortgage above the limit leaves nothing and needs cash',
    given: { existingMortgage: 150000 },
    expect: { netPrincipalLimit: 0, monthlyPayment: 0, cashNeeded: 54900, firstYearLimit: 0 },
    from: '150,000 + 16,500 − 111,600',
  },
  {
    name: 'at a zero rate the debt grows by the premium alone',
    given: { interestRate: 0, appreciationRate: 0 },
    expect: { futureHomeValue: 400000, futureDebt: 120289.99, monthlyPayment: 284.41 },
    from: '111,600 × (1 + 0.005 ÷ 12)^180 in Python decimal',
  },
  {
    name: 'a net limit of 38,100 pays 356.61 a month from age 75 at 10 per cent',
    given: { homeValue: 200000, borrowerAge: 75, interestRate: 10, existingMortgage: 20200 },
    expect: { netPrincipalLimit: 38100, monthlyPayment: 356.61 },
    from: 'HUD Handbook 4235.1, appendix 21: 356.613; by hand: 68,800 − 10,500 − 20,200',
  },
  {
    name: '[R-CVEC-06] the factor at 70 is 0.279, not a hair below it',
    given: {},
    expect: { principalLimitFactor: 0.279 },
    from: '0.175 + 8 × 0.013',
    within: 0,
  },
]);
