import { casesOf } from '#calculators/kit/definition/cases.ts';
import retirementShortfall from './retirement-shortfall.ts';

const still = {
  currentAge: 57,
  lifeExpectancy: 77,
  desiredIncome: 48000,
  monthlyContribution: 0,
  expectedReturn: 0,
  retirementReturn: 0,
  inflationRate: 0,
} as const;

export default casesOf(['R-CAT-089', 'R-CMSG-11'], retirementShortfall, [
  {
    name: 'the defaults miss 324,504',
    given: {},
    expect: { status: 'Behind', projectedSavings: 1162935.9, savingsNeeded: 1487439.78, shortfall: 324503.88, extraMonthlySavings: 289.64 },
    from: 'spreadsheet: as the retirement planner, with 36,000 instead of 32,250 a year',
  },
  {
    name: '[R-CMSG-11] exactly the need is On Track',
    given: { ...still, currentSavings: 240000 },
    expect: { status: 'On Track', shortfall: 0, surplus: 0, supportedIncome: 48000, incomeGap: 0 },
    from: 'by hand: 10 × (48,000 − 24,000)',
  },
  {
    name: '[R-CMSG-11] one cent less is Behind',
    given: { ...still, currentSavings: 239999.99 },
    expect: { status: 'Behind', shortfall: 0.01 },
    from: 'by hand',
    within: 0,
  },
  {
    name: '[R-CMSG-11] a tenth more is Ahead',
    given: { ...still, currentSavings: 264000 },
    expect: { status: 'Ahead', surplus: 24000, supportedIncome: 50400 },
    from: 'by hand: 264,000 ÷ 10 + 24,000',
  },
  {
    name: 'half the need carries 36,000 and takes 1,000 more a month',
    given: { ...still, currentSavings: 120000 },
    expect: { shortfall: 120000, fundedPercent: 50, supportedIncome: 36000, incomeGap: 12000, extraMonthlySavings: 1000 },
    from: 'by hand: 120,000 ÷ 10 + 24,000; 120,000 ÷ 120 months',
  },
  {
    name: 'a plan that ends at retirement is refused',
    given: { lifeExpectancy: 60 },
    expect: { refused: 'The plan must last beyond the retirement age.' },
    from: 'no year is left',
  },
  {
    name: 'a return as high as inflation divides the savings by the years',
    given: {
      currentAge: 45,
      retirementAge: 65,
      desiredIncome: 64000,
      currentSavings: 100000,
      monthlyContribution: 500,
      expectedReturn: 7,
      retirementReturn: 3,
      inflationRate: 3,
    },
    expect: { shortfall: 1165374.6, supportedIncome: 38190.41, fundedPercent: 35.4760339 },
    from: 'decimal arithmetic: 640,736.63 ÷ 25 ÷ 1.03^20 + 24,000; 640,736.63 ÷ 1,806,111.23',
  },
  {
    name: 'less than half a cent is not missing',
    given: { monthlyContribution: 0, expectedReturn: 0, currentSavings: 1487439.78 },
    expect: { status: 'On Track', shortfall: 0, fundedPercent: 100 },
    from: 'decimal arithmetic: the need is 1,487,439.78251',
    within: 0,
  },
  {
    name: 'exactly 110 % of the need is ahead',
    given: {
      desiredIncome: 87050,
      otherRetirementIncome: 0,
      currentSavings: 2202365,
      monthlyContribution: 0,
      expectedReturn: 2.5,
      retirementReturn: 2.5,
    },
    expect: { status: 'Ahead', fundedPercent: 110 },
    from: 'by hand: at equal rates the need is 23 × 87,050 = 2,002,150 in today’s money; 2,202,365 ÷ 2,002,150',
  },
]);
