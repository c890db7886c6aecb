import { casesOf } from '#calculators/kit/definition/cases.ts';
import retirementPlanner from './retirement-planner.ts';

const still = {
  currentAge: 57,
  lifeExpectancy: 77,
  annualIncome: 48000,
  incomeReplacement: 100,
  monthlyContribution: 0,
  expectedReturn: 0,
  retirementReturn: 0,
  inflationRate: 0,
} as const;

export default casesOf(['R-CAT-077', 'R-CMSG-11'], retirementPlanner, [
  {
    name: '[R-CMSG-11] the defaults are Behind by 169,562',
    given: {},
    expect: {
      status: 'Behind',
      projectedSavings: 1162935.9,
      savingsNeeded: 1332498.14,
      shortfall: 169562.24,
      extraMonthlySavings: 151.35,
      firstYearWithdrawal: 71071.16,
    },
    from: 'spreadsheet: FV of 50,000 and 750 a month at 1.06^(1/12) − 1; the 23 withdrawals 32,250 × 1.025^(32+k) each ÷ 1.045^k, summed',
  },
  {
    name: '[R-CMSG-11] exactly the need is On Track',
    given: { ...still, currentSavings: 240000 },
    expect: { status: 'On Track', savingsNeeded: 240000, shortfall: 0, fundedPercent: 100, moneyLastsToAge: 77 },
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
    expect: { status: 'Ahead', fundedPercent: 110 },
    from: 'by hand: 240,000 × 1.1',
  },
  {
    name: '[R-CMSG-11] one cent below a tenth more is On Track',
    given: { ...still, currentSavings: 263999.99 },
    expect: { status: 'On Track' },
    from: 'by hand',
  },
  {
    name: 'half the need lasts half as long, and 1,000 a month closes the gap',
    given: { ...still, currentSavings: 120000 },
    expect: { status: 'Behind', moneyLastsToAge: 72, shortfall: 120000, extraMonthlySavings: 1000 },
    from: 'by hand: 120,000 ÷ 24,000 = 5 years; ÷ 120 months',
  },
  {
    name: 'other income that covers all needs no savings',
    given: { ...still, currentSavings: 0, otherRetirementIncome: 48000 },
    expect: { status: 'Ahead', savingsNeeded: 0, shortfall: 0, firstYearWithdrawal: 0 },
    from: 'by hand',
  },
  {
    name: 'a plan that ends at retirement is refused',
    given: { lifeExpectancy: 67 },
    expect: { refused: 'The plan must last beyond the retirement age.' },
    from: 'no year is left',
  },
  {
    name: 'a retirement age already reached is refused',
    given: { currentAge: 67 },
    expect: { refused: 'The retirement age must be above the age now.' },
    from: 'no year is left',
  },
  {
    name: 'a return as high as inflation asks for as many first years as there are',
    given: {
      currentAge: 45,
      retirementAge: 65,
      annualIncome: 80000,
      incomeReplacement: 80,
      currentSavings: 100000,
      monthlyContribution: 500,
      expectedReturn: 7,
      retirementReturn: 3,
      inflationRate: 3,
    },
    expect: { firstYearWithdrawal: 72244.45, savingsNeeded: 1806111.23, projectedSavings: 640736.63, extraMonthlySavings: 2296.14 },
    from: 'decimal arithmetic: 40,000 × 1.03^20 × 25; 100,000 × 1.07^20 + 500 × (1.07^20 − 1) ÷ (1.07^(1/12) − 1)',
  },
  {
    name: 'other income of exactly the need leaves nothing to save',
    given: { annualIncome: 171.3, incomeReplacement: 90, otherRetirementIncome: 154.17, currentSavings: 0, monthlyContribution: 0 },
    expect: { status: 'Ahead', savingsNeeded: 0, fundedPercent: 1000 },
    from: 'by hand: 171.30 × 90 % = 154.17',
  },
]);
