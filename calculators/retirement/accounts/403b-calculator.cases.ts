import { casesOf } from '#calculators/kit/definition/cases.ts';
import calculator from './403b-calculator.ts';

const much = {
  expectedReturn: 0,
  salaryGrowth: 0,
  inflationRate: 0,
  annualIncome: 400000,
  contributionRate: 50,
  currentBalance: 0,
  employerMatch: 0,
  currentAge: 40,
} as const;

export default casesOf(['R-CAT-084'], calculator, [
  {
    name: 'the first year of the defaults puts in 6,000 and 2,250',
    given: { figures: 'spec' },
    expect: { firstYearContribution: 6000, firstYearEmployer: 2250 },
    from: 'by hand: 75,000 × 8 %; half of 75,000 × 6 %',
  },
  {
    name: 'with 14 years of service the ordinary limit holds',
    given: { ...much, retirementAge: 41, yearsOfService: 14, figures: 'spec' },
    expect: { totalContributions: 23500 },
    from: 'IRS Notice 2024-80',
  },
  {
    name: 'with 15 years 3,000 more are allowed',
    given: { ...much, retirementAge: 41, yearsOfService: 15, figures: 'spec' },
    expect: { totalContributions: 26500 },
    from: '26 USC 402(g)(7)(A)(i)',
  },
  {
    name: 'with 16 years as well',
    given: { ...much, retirementAge: 41, yearsOfService: 16, figures: 'spec' },
    expect: { totalContributions: 26500 },
    from: '26 USC 402(g)(7)(A)(i)',
  },
  {
    name: 'the 3,000 end after five years',
    given: { ...much, retirementAge: 46, yearsOfService: 15, figures: 'spec' },
    expect: { totalContributions: 156000, yearsAtLimit: 6 },
    from: '26 USC 402(g)(7)(A)(ii): 6 × 23,500 + 15,000',
  },
  {
    name: 'a plan without the rule keeps the ordinary limit',
    given: { ...much, retirementAge: 46, yearsOfService: 20, longServiceCatchUp: false, figures: 'spec' },
    expect: { totalContributions: 141000 },
    from: 'by hand: 6 × 23,500',
  },
  {
    name: 'a retirement age already reached is refused',
    given: { currentAge: 67, figures: 'spec' },
    expect: { refused: 'The retirement age must be above the age now.' },
    from: 'no year is left',
  },
  {
    name: 'at 52 with 15 years the catch-up of age comes on top: 34,000',
    given: { ...much, currentAge: 52, retirementAge: 53, yearsOfService: 15, figures: 'spec' },
    expect: { totalContributions: 34000 },
    from: 'IRS Publication 571, ch. 3 and 4: 23,500 + 3,000 + 7,500',
  },
  {
    name: 'in 2026 it is 35,500',
    given: { ...much, currentAge: 52, retirementAge: 53, yearsOfService: 15, figures: '2026' },
    expect: { totalContributions: 35500 },
    from: 'IRS Notice 2025-67: 24,500 + 3,000 + 8,000',
  },
  {
    name: 'whoever puts in all pay gets nothing from the employer',
    given: { ...much, retirementAge: 41, annualIncome: 20000, contributionRate: 100, employerMatch: 50, matchLimit: 6, figures: 'spec' },
    expect: { totalContributions: 20000, totalEmployer: 0 },
    from: '26 USC 415(c)(1)(B), 403(b)(1): 100 % of 20,000',
  },
  {
    name: 'the 3,000 after 15 years count against 70,000',
    given: { ...much, retirementAge: 41, yearsOfService: 15, employerMatch: 300, matchLimit: 100, figures: 'spec' },
    expect: { totalContributions: 26500, totalEmployer: 43500 },
    from: '26 USC 415(c)(2)(B), 402(g)(7): 70,000 − 26,500',
  },
]);
