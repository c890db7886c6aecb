import { casesOf } from '#calculators/kit/definition/cases.ts';
import disabilityInsurance from './disability-insurance.ts';

export default casesOf(['R-CAT-092'], disabilityInsurance, [
  {
    name: 'of 4,500 a month, 4,000 is uncovered and 3,750 can be insured',
    given: {},
    expect: {
      uncoveredExpenses: 4000,
      largestBenefit: 3750,
      benefitNeeded: 3750,
      remainingGap: 250,
      waitingPeriodCost: 12000,
      savingsBridgeWaiting: true,
    },
    from: 'by hand: 4,500 − 500; 75,000 × 60 % ÷ 12; 4,000 × 90 ÷ 30',
  },
  {
    name: 'expenses below what insurers replace set the benefit',
    given: { monthlyExpenses: 4000 },
    expect: { benefitNeeded: 3500, remainingGap: 0 },
    from: 'by hand: 4,000 − 500',
  },
  {
    name: 'the employer’s benefit counts on both sides',
    given: { employerBenefit: 2000 },
    expect: { uncoveredExpenses: 2000, largestBenefit: 1750, benefitNeeded: 1750, waitingPeriodCost: 12000 },
    from: 'by hand: 4,500 − 500 − 2,000; 3,750 − 2,000',
  },
  {
    name: 'other income above the expenses needs no policy',
    given: { otherIncome: 4500 },
    expect: { uncoveredExpenses: 0, benefitNeeded: 0, waitingPeriodCost: 0 },
    from: 'by hand',
  },
  {
    name: 'savings a dollar below the waiting period do not bridge it',
    given: { currentSavings: 11999 },
    expect: { savingsBridgeWaiting: false },
    from: 'by hand: 12,000 are needed',
  },
  {
    name: 'two years of 75,000 with 2.5 % growth are 151,875 at risk',
    given: { currentAge: 65 },
    expect: { earningsAtRisk: 151875, lowYearlyPremium: 750, highYearlyPremium: 2250 },
    from: 'by hand: 75,000 + 76,875; 1 and 3 %',
  },
  {
    name: 'past the last age nothing is at risk',
    given: { currentAge: 67 },
    expect: { earningsAtRisk: 0 },
    from: 'no working years are left',
  },
  {
    name: 'a year of waiting costs twelve months',
    given: { waitingPeriod: '365' },
    expect: { waitingPeriodCost: 48000, savingsBridgeWaiting: false },
    from: 'by hand: 12 × 4,000',
  },
]);
