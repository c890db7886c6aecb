import { casesOf } from '#calculators/kit/definition/cases.ts';
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
const matched = { ...much, employerMatch: 100, matchLimit: 100 } as const;

export default casesOf(['R-CAT-085'], calculator, [
  {
    name: 'the first year of the defaults puts in 6,000',
    given: { figures: 'spec' },
    expect: { firstYearContribution: 6000, firstYearEmployer: 0 },
    from: 'by hand: 75,000 × 8 %',
  },
  {
    name: 'unused room doubles the limit in the last three years, and only there',
    given: { ...much, retirementAge: 44, unusedDeferrals: 100000, figures: 'spec' },
    expect: { totalContributions: 164500 },
    from: '26 USC 457(b)(3): 23,500 + 3 × 47,000',
  },
  {
    name: 'unused room below the catch-up of age is left alone',
    given: { ...much, currentAge: 60, retirementAge: 63, unusedDeferrals: 10000, figures: 'spec' },
    expect: { totalContributions: 104250 },
    from: '26 USC 457(e)(18): the greater of the two; 3 × 34,750',
  },
  {
    name: 'unused room that ends gives way to the catch-up of age',
    given: { ...much, currentAge: 60, retirementAge: 63, unusedDeferrals: 20000, figures: 'spec' },
    expect: { totalContributions: 113000 },
    from: 'by hand: 43,500 + 2 × 34,750',
  },
  {
    name: 'the employer’s money takes room from the same limit',
    given: { ...much, retirementAge: 41, annualIncome: 100000, contributionRate: 20, employerMatch: 100, matchLimit: 5, figures: 'spec' },
    expect: { totalContributions: 20000, totalEmployer: 3500 },
    from: '26 USC 457(b)(2): 23,500 − 20,000',
  },
  {
    name: 'without return ten years add up',
    given: { ...much, currentAge: 57, annualIncome: 75000, contributionRate: 8, currentBalance: 25000, figures: 'spec' },
    expect: { balanceAtRetirement: 85000, totalGrowth: 0 },
    from: 'by hand: 25,000 + 10 × 6,000',
  },
  {
    name: 'a retirement age already reached is refused',
    given: { currentAge: 67, figures: 'spec' },
    expect: { refused: 'The retirement age must be above the age now.' },
    from: 'no year is left',
  },
  {
    name: 'the double limit of 2026 is 49,000',
    given: { ...much, currentAge: 64, retirementAge: 65, unusedDeferrals: 100000, figures: '2026' },
    expect: { totalContributions: 49000 },
    from: '26 USC 457(b)(3); IRS Notice 2025-67: 2 × 24,500',
  },
  {
    name: 'the employer’s money uses up unused room, too',
    given: {
      ...matched,
      currentAge: 46,
      retirementAge: 49,
      annualIncome: 200000,
      contributionRate: 10,
      unusedDeferrals: 10000,
      figures: 'spec',
    },
    expect: { totalContributions: 60000, totalEmployer: 20500, balanceAtRetirement: 80500 },
    from: '26 USC 457(b)(3)(B); by hand: 33,500 − 20,000, then twice 23,500 − 20,000',
  },
  {
    name: 'both together stay within pay',
    given: { ...matched, retirementAge: 41, annualIncome: 20000, contributionRate: 90, figures: 'spec' },
    expect: { totalContributions: 18000, totalEmployer: 2000 },
    from: '26 USC 457(b)(2)(B): 100 % of 20,000 − 18,000',
  },
  {
    name: 'the catch-up of age comes on top of pay',
    given: { ...matched, currentAge: 55, retirementAge: 56, annualIncome: 20000, contributionRate: 90, figures: 'spec' },
    expect: { totalContributions: 18000, totalEmployer: 9500 },
    from: '26 USC 457(e)(18)(A), 414(v)(3)(A): 20,000 + 7,500 − 18,000',
  },
  {
    name: 'unused room comes on top of pay',
    given: { ...matched, retirementAge: 41, annualIncome: 20000, contributionRate: 90, unusedDeferrals: 10000, figures: 'spec' },
    expect: { totalContributions: 18000, totalEmployer: 12000 },
    from: '26 USC 457(b)(3)(B): 20,000 + 10,000 − 18,000',
  },
  {
    name: 'and both stay within twice the limit',
    given: {
      ...matched,
      retirementAge: 41,
      annualIncome: 20000,
      contributionRate: 90,
      employerMatch: 300,
      unusedDeferrals: 100000,
      figures: 'spec',
    },
    expect: { totalContributions: 18000, totalEmployer: 29000 },
    from: '26 USC 457(b)(3)(A): 2 × 23,500 − 18,000',
  },
  {
    name: 'the employer’s money is no catch-up of age',
    given: {
      ...matched,
      currentAge: 61,
      retirementAge: 62,
      annualIncome: 90000,
      contributionRate: 10,
      employerMatch: 300,
      figures: 'spec',
    },
    expect: { totalContributions: 9000, totalEmployer: 23500 },
    from: '26 CFR 1.414(v)-1(a)(1): of 11,250 only the 9,000 put in; 23,500 + 9,000 − 9,000',
  },
]);
