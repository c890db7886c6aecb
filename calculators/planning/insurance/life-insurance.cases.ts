import { casesOf } from '#calculators/kit/definition/cases.ts';
import lifeInsurance from './life-insurance.ts';

export default casesOf(['R-CAT-091'], lifeInsurance, [
  {
    name: 'with equal return and inflation the years are simply added',
    given: { expectedReturn: 3, inflationRate: 3 },
    expect: {
      incomeNeed: 1050000,
      totalNeeds: 1415000,
      availableMeans: 125000,
      coverageNeeded: 1290000,
      incomeMultiple: 17.2,
      tenTimesIncome: 750000,
    },
    from: 'by hand: 52,500 × 20 + 250,000 + 100,000 + 15,000 − 125,000',
  },
  {
    name: 'a real return shortens the need to an annuity due',
    given: { expectedReturn: 5, inflationRate: 0, replacementPercent: 100, annualIncome: 10000, yearsOfIncome: 10 },
    expect: { incomeNeed: 81078.22 },
    from: 'annuity-due table: 8.107822 at 5 %, 10 years',
  },
  {
    name: 'one year of income is not discounted',
    given: { yearsOfIncome: 1 },
    expect: { incomeNeed: 52500 },
    from: 'by hand: 75,000 × 70 %, paid at once',
  },
  {
    name: 'means above the needs ask for nothing',
    given: { currentSavings: 5000000 },
    expect: { coverageNeeded: 0, incomeMultiple: 0 },
    from: '5,000,000 is above any need here',
  },
  {
    name: 'a need one dollar above the savings asks for one dollar of coverage',
    given: { expectedReturn: 0, inflationRate: 0, currentSavings: 1339999 },
    expect: { coverageNeeded: 1 },
    from: 'by hand: 1,415,000 − 75,000 − 1,339,999',
  },
  {
    name: 'no share of income leaves the debts, education and final expenses',
    given: { replacementPercent: 0 },
    expect: { incomeNeed: 0, totalNeeds: 365000, coverageNeeded: 240000 },
    from: 'by hand: 250,000 + 100,000 + 15,000 − 125,000',
  },
  {
    name: 'fifteen years of 40,000 at 4 % are worth 462,524.92',
    given: { annualIncome: 40000, replacementPercent: 100, yearsOfIncome: 15, expectedReturn: 4, inflationRate: 0 },
    expect: { incomeNeed: 462524.92 },
    from: 'annuity table at 4 %, 15 years: 11.11838743 × 1.04 × 40,000',
  },
  {
    name: 'somebody without an income still has debts and children',
    given: { annualIncome: 0 },
    expect: { incomeNeed: 0, totalNeeds: 365000, coverageNeeded: 240000, incomeMultiple: null, tenTimesIncome: 0 },
    from: 'by hand: 250,000 + 100,000 + 15,000 − 125,000',
  },
  {
    name: 'the worksheet’s factor for ten years is 8.8 at a return of 6 % and inflation of 3 %',
    given: { annualIncome: 10000, replacementPercent: 100, yearsOfIncome: 10, expectedReturn: 6, inflationRate: 3 },
    expect: { incomeNeed: 88000 },
    from: 'insurers’ life insurance needs worksheet, table A: 8.8 for 10 years, rounded to a tenth',
    within: 500,
  },
  {
    name: 'the worksheet’s factor for forty years is 24.1',
    given: { annualIncome: 10000, replacementPercent: 100, yearsOfIncome: 40, expectedReturn: 6, inflationRate: 3 },
    expect: { incomeNeed: 241000 },
    from: 'insurers’ life insurance needs worksheet, table A: 24.1 for 40 years, rounded to a tenth',
    within: 500,
  },
  {
    name: 'no years of income to replace leave debts, education and final expenses',
    given: { yearsOfIncome: 0 },
    expect: { incomeNeed: 0, totalNeeds: 365000, coverageNeeded: 240000 },
    from: 'by hand: 250,000 + 100,000 + 15,000 − 125,000',
  },
]);
