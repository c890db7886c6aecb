import { casesOf } from '#calculators/kit/definition/cases.ts';
import retirementNestEgg from './retirement-nest-egg.ts';

const still = { currentAge: 57, expectedReturn: 0, inflationRate: 0 } as const;

export default casesOf(['R-CAT-088', 'R-CCONST-07'], retirementNestEgg, [
  {
    name: '[R-CCONST-07] at 4 % a year’s 36,000 take 900,000 of today',
    given: {},
    expect: { nestEggToday: 900000, incomeFromSavings: 36000, nestEgg: 1983381.24, monthlySavings: 1482.31 },
    from: 'by hand: 36,000 ÷ 0.04 × 1.025^32; spreadsheet PMT of the rest over 384 months at 1.06^(1/12) − 1',
  },
  {
    name: 'without return the missing sum is spread over the months',
    given: { ...still, currentSavings: 60000 },
    expect: { nestEgg: 900000, stillToSave: 840000, monthlySavings: 7000 },
    from: 'by hand: 840,000 ÷ 120',
  },
  {
    name: 'a rate of 5 % asks for twenty times the income',
    given: { ...still, withdrawalRate: 5, otherRetirementIncome: 0 },
    expect: { nestEgg: 1200000 },
    from: 'by hand: 60,000 × 20',
  },
  {
    name: 'savings of exactly the goal need nothing more',
    given: { ...still, currentSavings: 900000 },
    expect: { stillToSave: 0, monthlySavings: 0 },
    from: 'by hand',
    within: 0,
  },
  {
    name: 'one cent less leaves a cent to save',
    given: { ...still, currentSavings: 899999.99 },
    expect: { stillToSave: 0.01, monthlySavings: 0 },
    from: 'by hand: 0.01 ÷ 120 rounds to 0',
    within: 0,
  },
  {
    name: 'other income that covers all needs no nest egg',
    given: { otherRetirementIncome: 60000 },
    expect: { nestEgg: 0, monthlySavings: 0 },
    from: 'by hand',
  },
  {
    name: 'a retirement age already reached is refused',
    given: { retirementAge: 35 },
    expect: { refused: 'The retirement age must be above the age now.' },
    from: 'no year is left',
  },
  {
    name: '40,000 a year takes a million, which prices make 1,806,111 in twenty years',
    given: {
      desiredIncome: 40000,
      otherRetirementIncome: 0,
      currentAge: 45,
      retirementAge: 65,
      currentSavings: 100000,
      expectedReturn: 7,
      inflationRate: 3,
    },
    expect: { nestEggToday: 1000000, nestEgg: 1806111.23, currentSavingsGrowTo: 386968.45, monthlySavings: 2796.14 },
    from: 'the rule of 25; decimal arithmetic: 1.03^20 and 1.07^20; 1,419,142.79 × m ÷ (1.07^20 − 1), m = 1.07^(1/12) − 1',
  },
]);
