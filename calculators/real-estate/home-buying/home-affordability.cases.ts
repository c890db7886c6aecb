import { casesOf } from '#calculators/kit/definition/cases.ts';
import homeAffordability from './home-affordability.ts';

export default casesOf(['R-CAT-029', 'R-CENUM-18'], homeAffordability, [
  {
    name: 'the defaults carry a home of 340,888.28, whose payment is within the limit to the cent',
    given: {},
    expect: {
      maxHomePrice: 340888.28,
      maxLoanAmount: 280888.28,
      monthlyPayment: 2333.33,
      principalAndInterest: 1775.4,
      monthlyTax: 340.89,
      monthlyPmi: 117.04,
      limitedBy: 'Housing alone',
    },
    from: '(2,333.33 − 100 + 60,000 × k) ÷ (k + 0.001), k = payment per dollar and 0.5 % ÷ 12, is 340,888.70; in Python decimal down to where the loan payment falls by a cent',
  },
  {
    name: 'at zero interest and without tax the price is a line through the down payment',
    given: {
      annualIncome: 120000,
      monthlyDebts: 1000,
      downPayment: 100000,
      interestRate: 0,
      loanTerm: 25,
      propertyTaxRate: 0,
      homeInsurance: 0,
      pmiRate: 0,
    },
    expect: { maxHomePrice: 880000, maxLoanAmount: 780000, principalAndInterest: 2600, backEndRatio: 36, limitedBy: 'Housing and debts' },
    from: '(3,600 − 1,000) × 300 months + 100,000',
  },
  {
    name: 'FHA allows 31 per cent, finances 1.75 per cent and adds an annual premium',
    given: { loanType: 'FHA' },
    expect: { maxHomePrice: 368784.99, monthlyPayment: 2583.33, financedFee: 5403.74, monthlyPmi: 128.66, principalAndInterest: 1985.89 },
    from: 'halving in Python decimal with 0.5 % below 95 % of the value: 368,785.17, and a cent less of tax below 368,785',
  },
  {
    name: 'VA without a down payment finances a fee of 2.15 per cent',
    given: { loanType: 'VA', downPayment: 0 },
    expect: { maxHomePrice: 377742.69, financedFee: 8121.47, monthlyPmi: 0, loanToValue: 100, limitedBy: 'Housing and debts' },
    from: '(2,916.67 − 100) ÷ (1.0215 × k + 0.001) in Python decimal',
  },
  {
    name: 'a large down payment needs little loan and no mortgage insurance',
    given: { annualIncome: 60000, monthlyDebts: 0, downPayment: 500000 },
    expect: { maxHomePrice: 609279.46, monthlyPmi: 0, monthlyPayment: 1400, frontEndRatio: 28 },
    from: '(1,400 − 100 + 500,000 × k) ÷ (k + 0.001) in Python decimal',
  },
  {
    name: 'debts of 36 per cent leave no room',
    given: { monthlyDebts: 3000 },
    expect: { refused: 'Your debts leave no room for a housing payment.' },
    from: '36 % of 100,000 ÷ 12 is 3,000',
  },
  {
    name: 'insurance of the whole budget is refused',
    given: { homeInsurance: 28000 },
    expect: { refused: 'Insurance and dues already take the whole housing budget.' },
    from: '28 % of 100,000 a year',
  },
  {
    name: 'debts of 850 leave 1,850 of an income of 7,500 a month',
    given: { annualIncome: 90000, monthlyDebts: 850 },
    expect: { monthlyPayment: 1850, backEndRatio: 36, limitedBy: 'Housing and debts' },
    from: 'by hand: 36 % of 7,500 less 850 is below 28 % of 7,500',
  },
  {
    name: 'FHA keeps to a loan of exactly 726,200, above which a higher premium takes more than the budget',
    given: { annualIncome: 246000, monthlyDebts: 0, downPayment: 520993.12, loanType: 'FHA' },
    expect: { maxHomePrice: 1247193.12, maxLoanAmount: 726200, monthlyPmi: 302.58, monthlyPayment: 6320.17 },
    from: 'HUD Handbook 4000.1, appendix 1.0: 0.70 % above 726,200; the cost is 6,320.17, below the budget of 6,355 there, and above it a cent later',
  },
]);
