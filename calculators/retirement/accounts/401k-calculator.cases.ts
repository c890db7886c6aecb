import { casesOf } from '#calculators/kit/definition/cases.ts';
import calculator from './401k-calculator.ts';

const still = { expectedReturn: 0, salaryGrowth: 0, inflationRate: 0 } as const;
const much = { ...still, annualIncome: 400000, contributionRate: 50, currentBalance: 0, employerMatch: 0 } as const;

export default casesOf(['R-CAT-076'], calculator, [
  {
    name: 'the first year of the defaults puts in 6,000 and 2,250',
    given: { figures: 'spec' },
    expect: { firstYearContribution: 6000, firstYearEmployer: 2250, yearsAtLimit: 0 },
    from: 'by hand: 75,000 × 8 %; half of 75,000 × 6 %',
  },
  {
    name: 'without return ten years add up',
    given: { ...still, currentAge: 57, figures: 'spec' },
    expect: { balanceAtRetirement: 107500, totalContributions: 60000, totalEmployer: 22500, totalGrowth: 0, inTodaysDollars: 107500 },
    from: 'by hand: 25,000 + 10 × 8,250',
  },
  {
    name: 'one year at 6 % grows the balance and the monthly deposits',
    given: { currentAge: 66, figures: 'spec' },
    expect: { balanceAtRetirement: 34974.49, totalGrowth: 1724.49 },
    from: '25,000 × 1.06 + 687.50 × 0.06 ÷ (1.06^(1/12) − 1), the latter 0.0048675506',
  },
  {
    name: 'the limit of 23,500 holds at 48 and 49',
    given: { ...much, currentAge: 48, retirementAge: 50, figures: 'spec' },
    expect: { totalContributions: 47000, yearsAtLimit: 2 },
    from: 'IRS Notice 2024-80: 23,500; 2 × 23,500',
  },
  {
    name: 'at 50 the catch-up of 7,500 comes in',
    given: { ...much, currentAge: 49, retirementAge: 51, figures: 'spec' },
    expect: { totalContributions: 54500 },
    from: 'IRS Notice 2024-80: 23,500 + 31,000',
  },
  {
    name: 'from 60 to 63 it is 11,250',
    given: { ...much, currentAge: 59, retirementAge: 65, figures: 'spec' },
    expect: { totalContributions: 201000 },
    from: 'IRS Notice 2024-80: 31,000 + 4 × 34,750 + 31,000',
  },
  {
    name: 'employer and employee together stay within 70,000, and 350,000 of pay counts',
    given: { ...much, currentAge: 40, retirementAge: 41, employerMatch: 300, matchLimit: 100, figures: 'spec' },
    expect: { totalContributions: 23500, totalEmployer: 46500 },
    from: 'IRS Notice 2024-80: 70,000 − 23,500',
  },
  {
    name: 'the law of 2026 allows 24,500 and matches 360,000 of pay',
    given: { ...much, currentAge: 40, retirementAge: 41, employerMatch: 50, figures: '2026' },
    expect: { totalContributions: 24500, totalEmployer: 10800 },
    from: 'IRS Notice 2025-67; half of 360,000 × 6 %',
  },
  {
    name: 'a retirement age already reached is refused',
    given: { currentAge: 67, figures: 'spec' },
    expect: { refused: 'The retirement age must be above the age now.' },
    from: 'no year is left',
  },
  {
    name: '500 a month at 6 % become 487,256 in thirty years',
    given: {
      ...still,
      currentAge: 35,
      retirementAge: 65,
      annualIncome: 60000,
      contributionRate: 10,
      currentBalance: 0,
      employerMatch: 0,
      expectedReturn: 6,
      figures: 'spec',
    },
    expect: { totalContributions: 180000, balanceAtRetirement: 487256.49 },
    from: 'decimal arithmetic: 500 × (1.06^30 − 1) ÷ (1.06^(1/12) − 1); table of annuities: 79.0582 × 6,000 with the growth within each year',
  },
  {
    name: 'in 2026 the catch-up of 60 is still 11,250',
    given: { ...much, currentAge: 60, retirementAge: 61, figures: '2026' },
    expect: { totalContributions: 35750 },
    from: 'IRS Notice 2025-67: 24,500 + 11,250',
  },
  {
    name: 'employer and employee together stay within pay',
    given: {
      ...much,
      currentAge: 35,
      retirementAge: 36,
      annualIncome: 30000,
      contributionRate: 80,
      employerMatch: 100,
      matchLimit: 100,
      figures: 'spec',
    },
    expect: { totalContributions: 23500, totalEmployer: 6500 },
    from: '26 USC 415(c)(1)(B): 100 % of 30,000 − 23,500',
  },
  {
    name: 'from 50 the catch-up comes on top of pay',
    given: {
      ...much,
      currentAge: 55,
      retirementAge: 56,
      annualIncome: 30000,
      contributionRate: 80,
      employerMatch: 100,
      matchLimit: 100,
      figures: 'spec',
    },
    expect: { totalContributions: 24000, totalEmployer: 13500 },
    from: '26 USC 414(v)(3)(A): 30,000 + 7,500 − 24,000',
  },
]);
