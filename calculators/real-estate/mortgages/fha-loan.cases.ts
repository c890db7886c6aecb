import { casesOf } from '#calculators/kit/definition/cases.ts';
import fhaLoan from './fha-loan.ts';

export default casesOf(['R-CAT-039', 'R-CRULE-11', 'R-CCONST-08'], fhaLoan, [
  {
    name: '[R-CCONST-08] the defaults put 3.5 per cent down and finance 1.75 per cent',
    given: { figures: 'spec' },
    expect: {
      minimumDownPayment: 10500,
      baseLoanAmount: 289500,
      upfrontMip: 5066.25,
      totalLoanAmount: 294566.25,
      principalAndInterest: 1861.86,
      monthlyMip: 132.69,
      monthlyPayment: 2394.55,
      annualMipRate: 0.55,
      mipMonths: 360,
      totalMip: 37030.89,
      loanLimit: 472030,
      withinLoanLimit: true,
      meetsMinimumDown: true,
    },
    from: 'by hand: 289,500 × 1.75 % and × 0.55 % ÷ 12; schedules in Python decimal, 50 digits',
  },
  {
    name: '[R-CRULE-11] a score of 580 asks 3.5 per cent',
    given: { creditScore: 580, figures: 'spec' },
    expect: { minimumDownPercent: 3.5, minimumDownPayment: 10500, meetsMinimumDown: true, totalMip: 37030.89 },
    from: 'specification: at or above 580',
  },
  {
    name: '[R-CRULE-11] a score of 579 asks 10 per cent, and the premium ends after 11 years',
    given: { creditScore: 579, figures: 'spec' },
    expect: {
      minimumDownPercent: 10,
      minimumDownPayment: 30000,
      meetsMinimumDown: false,
      baseLoanAmount: 270000,
      principalAndInterest: 1736.45,
      monthlyMip: 112.5,
      mipMonths: 132,
      totalMip: 18553.68,
    },
    from: 'specification: otherwise 10 %; premium 0.5 % up to 90 % loan-to-value, Python decimal',
  },
  {
    name: 'fifteen years at 90 per cent bear 0.15 per cent',
    given: { downPayment: 30000, loanTerm: 15, figures: 'spec' },
    expect: { annualMipRate: 0.15, monthlyMip: 33.75, principalAndInterest: 2393.15, mipMonths: 132, totalMip: 8063.52 },
    from: 'HUD Handbook 4000.1, appendix 1.0; schedules in Python decimal',
  },
  {
    name: 'exactly 95 per cent bears 0.50 per cent for the term',
    given: { downPayment: 15000, figures: 'spec' },
    expect: { loanToValue: 95, annualMipRate: 0.5, monthlyMip: 118.75, mipMonths: 360, monthlyPayment: 2351.67 },
    from: 'by hand: 285,000 × 0.5 % ÷ 12',
  },
  {
    name: 'a large loan is above the limit and bears 0.70 per cent',
    given: { homePrice: 900000, downPayment: 45000, figures: 'spec' },
    expect: { withinLoanLimit: false, annualMipRate: 0.7, monthlyMip: 498.75, upfrontMip: 14962.5, principalAndInterest: 5498.75 },
    from: 'by hand: 855,000 × 0.7 % ÷ 12; above 726,200 and 472,030',
  },
  {
    name: 'a zero rate with the premium paid in cash',
    given: { homePrice: 240000, downPayment: 60000, interestRate: 0, financeUpfrontMip: false, figures: 'spec' },
    expect: { totalLoanAmount: 180000, principalAndInterest: 500, upfrontMip: 3150, monthlyMip: 75, totalMip: 11400, totalInterest: 0 },
    from: 'by hand: 3,150 + 12 × (75 + 72.50 + … + 50)',
  },
  {
    name: 'a down payment above the price is refused',
    given: { downPayment: 300001, figures: 'spec' },
    expect: { refused: 'The down payment is higher than the home price.' },
    from: 'the loan would be negative',
  },
]);
