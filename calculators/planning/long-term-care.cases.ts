import { casesOf } from '../kit/cases.ts';
import longTermCare from './long-term-care.ts';

export default casesOf(['R-CAT-095', 'R-CENUM-22'], longTermCare, [
  {
    name: 'without any rise 3.7 years of assisted living cost 261,960',
    given: { careInflation: 0, expectedReturn: 0 },
    expect: { totalCost: 261960, firstYearCost: 70800, yearsOfCare: 3.7, savingsAtCare: 50000, shortfall: 211960, monthlyDeposit: 706.53 },
    from: 'by hand: 70,800 × 3.7; (261,960 − 50,000) ÷ 300',
  },
  {
    name: 'men need 2.2 years on average',
    given: { gender: 'male', careInflation: 0 },
    expect: { yearsOfCare: 2.2, totalCost: 155760 },
    from: 'by hand: 70,800 × 2.2',
  },
  {
    name: 'costs rise by 4 % a year until care begins',
    given: { careYears: 1 },
    expect: { firstYearCost: 188741.21, totalCost: 188741.21 },
    from: 'compound interest table: 2.665836 at 4 %, 25 periods, times 70,800',
  },
  {
    name: 'an own room in a nursing home costs 127,750 a year today',
    given: { careType: 'nursingPrivate', careInflation: 0, careYears: 2 },
    expect: { costToday: 127750, totalCost: 255500 },
    from: 'Cost of Care Survey 2024; by hand',
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
    expect: { insurancePays: 70800, shortfall: 0, monthlyDeposit: 0 },
    from: 'by hand: 365,000 is above 70,800',
  },
  {
    name: 'care that begins now cannot be saved for',
    given: { currentAge: 80, careYears: 1 },
    expect: { monthlyDeposit: null, totalCost: 70800, shortfall: 20800 },
    from: 'by hand: 70,800 − 50,000',
  },
]);
