import { casesOf } from '#calculators/kit/definition/cases.ts';
import calculator from './401k-enhanced.ts';

const still = { expectedReturn: 0, salaryGrowth: 0, inflationRate: 0, annualFees: 0, currentAge: 57 } as const;
const shared = { ...still, currentAge: 55, retirementAge: 60, annualIncome: 400000, profitSharing: 25, figures: '2025' } as const;

export default casesOf(['R-CAT-083', 'R-CCONST-07'], calculator, [
  {
    name: 'the second tier of the defaults adds 375 in the first year',
    given: { figures: 'spec' },
    expect: { firstYearContribution: 6000, firstYearEmployer: 2625 },
    from: 'by hand: 2,250 + a quarter of 75,000 × 2 %',
  },
  {
    name: '[R-CCONST-07] without return the income is 4 % of the balance after tax',
    given: still,
    expect: { balanceAtRetirement: 111250, afterTaxBalance: 94562.5, monthlyIncome: 315.21, costOfFees: 0 },
    from: 'by hand: 25,000 + 10 × 8,625; × 85 %; × 4 % ÷ 12',
  },
  {
    name: 'a Roth share is free of tax',
    given: { ...still, rothShare: 100, figures: 'spec' },
    expect: { afterTaxBalance: 111250, monthlyIncome: 370.83 },
    from: 'by hand: 111,250 × 4 % ÷ 12',
  },
  {
    name: 'profit sharing comes without a contribution',
    given: { ...still, contributionRate: 0, profitSharing: 3, figures: 'spec' },
    expect: { totalContributions: 0, totalEmployer: 22500, balanceAtRetirement: 47500 },
    from: 'by hand: 10 × 75,000 × 3 %',
  },
  {
    name: 'a second tier below the first adds nothing',
    given: { ...still, secondMatchLimit: 5, figures: 'spec' },
    expect: { firstYearEmployer: 2250 },
    from: 'by hand: the first tier ends at 6 %',
  },
  {
    name: 'fees of the whole return leave what was put in',
    given: { ...still, expectedReturn: 2, annualFees: 2, contributionRate: 0, currentBalance: 100000, currentAge: 65, figures: 'spec' },
    expect: { balanceAtRetirement: 100000, costOfFees: 4040 },
    from: 'by hand: 100,000 × 1.02² − 100,000',
  },
  {
    name: 'a retirement age already reached is refused',
    given: { currentAge: 70, figures: 'spec' },
    expect: { refused: 'The retirement age must be above the age now.' },
    from: 'no year is left',
  },
  {
    name: 'half a per cent of fees leaves 227,000 of 25,000 in 35 years',
    given: { ...still, currentAge: 32, currentBalance: 25000, contributionRate: 0, expectedReturn: 7, annualFees: 0.5, figures: 'spec' },
    expect: { balanceAtRetirement: 226556.37 },
    from: 'US Department of Labor, A Look at 401(k) Plan Fees: 227,000; 25,000 × 1.065^35',
  },
  {
    name: 'fees of 1.5 % leave 163,000',
    given: { ...still, currentAge: 32, currentBalance: 25000, contributionRate: 0, expectedReturn: 7, annualFees: 1.5, figures: 'spec' },
    expect: { balanceAtRetirement: 162845.63, costOfFees: 104068.91 },
    from: 'US Department of Labor, A Look at 401(k) Plan Fees: 163,000; 25,000 × 1.055^35, and × 1.07^35 without',
  },
  {
    name: 'the employer’s money does not fill the catch-up of age',
    given: { ...shared, contributionRate: 0 },
    expect: { totalContributions: 0, totalEmployer: 350000 },
    from: '26 USC 414(v)(5)(B), 26 CFR 1.414(v)-1(a)(1): only elective deferrals; 5 × 70,000',
  },
  {
    name: 'nor the higher one of 61 in 2026',
    given: { ...shared, contributionRate: 0, currentAge: 61, retirementAge: 62, figures: '2026' },
    expect: { totalEmployer: 72000 },
    from: 'IRS Notice 2025-67: 72,000',
  },
  {
    name: 'what is put in below the catch-up comes on top of 70,000',
    given: { ...shared, contributionRate: 1, retirementAge: 56 },
    expect: { totalContributions: 4000, totalEmployer: 70000 },
    from: '26 CFR 1.414(v)-1(b)(1)(i): 4,000 above the limit are catch-up',
  },
  {
    name: 'what is put in above it counts against 70,000',
    given: { ...shared, contributionRate: 2, retirementAge: 56 },
    expect: { totalContributions: 8000, totalEmployer: 69500 },
    from: 'by hand: 70,000 + 7,500 − 8,000',
  },
]);
