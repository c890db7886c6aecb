import { casesOf } from '../kit/cases.ts';
import calculator from './457-plan-calculator.ts';

const much = {
  expectedReturn: 0,
  salaryGrowth: 0,
  inflationRate: 0,
  annualIncome: 400000,
  contributionRate: 50,
  currentBalance: 0,
  currentAge: 40,
} as const;

export default casesOf(['R-CAT-085'], calculator, [
  {
    name: 'the first year of the defaults puts in 6,000',
    given: {},
    expect: { firstYearContribution: 6000, firstYearEmployer: 0 },
    from: 'by hand: 75,000 × 8 %',
  },
  {
    name: 'unused room doubles the limit in the last three years, and only there',
    given: { ...much, retirementAge: 44, unusedDeferrals: 100000 },
    expect: { totalContributions: 164500 },
    from: '26 USC 457(b)(3): 23,500 + 3 × 47,000',
  },
  {
    name: 'unused room below the catch-up of age is left alone',
    given: { ...much, currentAge: 60, retirementAge: 63, unusedDeferrals: 10000 },
    expect: { totalContributions: 104250 },
    from: '26 USC 457(e)(18): the greater of the two; 3 × 34,750',
  },
  {
    name: 'unused room that ends gives way to the catch-up of age',
    given: { ...much, currentAge: 60, retirementAge: 63, unusedDeferrals: 20000 },
    expect: { totalContributions: 113000 },
    from: 'by hand: 43,500 + 2 × 34,750',
  },
  {
    name: 'the employer’s money takes room from the same limit',
    given: { ...much, retirementAge: 41, annualIncome: 100000, contributionRate: 20, employerMatch: 100, matchLimit: 5 },
    expect: { totalContributions: 20000, totalEmployer: 3500 },
    from: '26 USC 457(b)(2): 23,500 − 20,000',
  },
  {
    name: 'without return ten years add up',
    given: { ...much, currentAge: 57, annualIncome: 75000, contributionRate: 8, currentBalance: 25000 },
    expect: { balanceAtRetirement: 85000, totalGrowth: 0 },
    from: 'by hand: 25,000 + 10 × 6,000',
  },
  {
    name: 'a retirement age already reached is refused',
    given: { currentAge: 67 },
    expect: { refused: 'The retirement age must be above the age now.' },
    from: 'no year is left',
  },
  {
    name: 'the double limit of 2026 is 49,000',
    given: { ...much, currentAge: 64, retirementAge: 65, unusedDeferrals: 100000, figures: '2026' },
    expect: { totalContributions: 49000 },
    from: '26 USC 457(b)(3); IRS Notice 2025-67: 2 × 24,500',
  },
]);
