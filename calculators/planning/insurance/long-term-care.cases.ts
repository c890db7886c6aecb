import { casesOf } from '#calculators/kit/definition/cases.ts';
import longTermCare from './long-term-care.ts';

export default casesOf(['R-CAT-095', 'R-CENUM-22'], longTermCare, [
  {
    name: 'without any rise 3.7 years of assisted living cost 275,280',
    given: { careInflation: 0, expectedReturn: 0 },
    expect: { totalCost: 275280, firstYearCost: 74400, yearsOfCare: 3.7, savingsAtCare: 50000, shortfall: 225280, monthlyDeposit: 750.93 },
    from: 'by hand: 74,400 × 3.7; (275,280 − 50,000) ÷ 300',
  },
  {
    name: 'men need 2.2 years on average',
    given: { gender: 'male', careInflation: 0 },
    expect: { yearsOfCare: 2.2, totalCost: 163680 },
    from: 'by hand: 74,400 × 2.2',
  },
  {
    name: 'costs rise by 4 % a year until care begins',
    given: { careYears: 1 },
    expect: { firstYearCost: 198338.22, totalCost: 198338.22 },
    from: 'compound interest table: 2.66583633 at 4 %, 25 periods, times 74,400',
  },
  {
    name: 'a private room in a nursing home costs 129,575 a year today',
    given: { careType: 'nursingPrivate', careInflation: 0, careYears: 2 },
    expect: { costToday: 129575, totalCost: 259150 },
    from: 'Cost of Care Survey 2025: 355 a day; by hand × 365 × 2',
  },
  {
    name: 'insurance of 200 a day pays 73,000 a year',
    given: { dailyBenefit: 200, careInflation: 0, careYears: 2, careType: 'nursingPrivate' },
    expect: { insurancePays: 146000 },
    from: 'by hand: 200 × 365 × 2',
  },
  {
    name: 'insurance never pays more than the cost',
    given: { dailyBenefit: 1000, careInflation: 0, careYears: 1 },
    expect: { insurancePays: 74400, shortfall: 0, monthlyDeposit: 0 },
    from: 'by hand: 365,000 is above 74,400',
  },
  {
    name: 'care that begins now cannot be saved for',
    given: { currentAge: 80, careYears: 1 },
    expect: { monthlyDeposit: null, totalCost: 74400, shortfall: 24400 },
    from: 'by hand: 74,400 − 50,000',
  },
  {
    name: 'a home health aide costs 80,080 a year',
    given: { careType: 'homeCare', careInflation: 0, careYears: 1 },
    expect: { costToday: 80080, totalCost: 80080 },
    from: 'CareScout, Cost of Care Survey 2025: $35 an hour, 44 hours a week, 52 weeks',
  },
  {
    name: 'a shared room in a nursing home costs 114,975 a year',
    given: { careType: 'nursingShared', careInflation: 0, careYears: 1 },
    expect: { costToday: 114975, totalCost: 114975 },
    from: 'CareScout, Cost of Care Survey 2025: $315 a day × 365',
  },
  {
    name: 'care that began before the age now is refused',
    given: { currentAge: 80, careAge: 70 },
    expect: { refused: 'Care cannot begin at an age that you have passed.' },
    from: '70 < 80',
  },
]);
