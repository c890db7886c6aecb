import { casesOf } from '#calculators/kit/definition/cases.ts';
import annuityCalculator from './annuity-calculator.ts';

export default casesOf(['R-CAT-094', 'R-CENUM-21', 'R-CENUM-22'], annuityCalculator, [
  {
    name: '[R-CENUM-21] [R-CENUM-22] immediate, female: 200,000 at 65 gives 1,126.33 a month',
    given: {},
    expect: { monthlyPayment: 1126.33, monthlyForMale: 1259.15, annualPayment: 13515.96, yearsToLive: 23.9011199 },
    from: 'forty-digit decimal sum of Gompertz survival × discount over 660 months; 190,000 ÷ sum',
  },
  {
    name: '[R-CENUM-21] [R-CENUM-22] deferred, male: from 75 on it is 3,151.69',
    given: { annuityType: 'deferred', gender: 'male' },
    expect: { monthlyPayment: 3151.69, monthlyForFemale: 2532.38, startsAtAge: 75 },
    from: 'forty-digit decimal sum over the months from 75 to 120',
  },
  {
    name: 'without interest and charges the premium is spread over the months of life',
    given: { interestRate: 0, load: 0, gender: 'male' },
    expect: { monthlyPayment: 820.14, yearsToLive: 20.3216703 },
    from: 'decimal sum: 200,000 ÷ (12 × 20.32167)',
  },
  {
    name: 'twenty guaranteed years lower the payment',
    given: { certainYears: 20 },
    expect: { monthlyPayment: 1038.32 },
    from: 'forty-digit decimal sum with the first 240 months certain',
  },
  {
    name: 'a guarantee beyond 120 is a plain annuity certain',
    given: { currentAge: 95, certainYears: 40 },
    expect: { monthlyPayment: 843.18 },
    from: 'annuity formula: 190,000 · m ÷ (1 − (1 + m)^−480), m = 1.045^(1/12) − 1',
  },
  {
    name: 'the same without interest',
    given: { currentAge: 95, certainYears: 40, interestRate: 0 },
    expect: { monthlyPayment: 395.83, monthlyForMale: 395.83, monthlyForFemale: 395.83 },
    from: 'by hand: 190,000 ÷ 480',
  },
  {
    name: 'a start that is not later is refused',
    given: { annuityType: 'deferred', currentAge: 75 },
    expect: { refused: 'Payments must start after the age now.' },
    from: 'deferred means later',
  },
  {
    name: 'a premium that has not come back by 120 has no age at which it has',
    given: { currentAge: 95, certainYears: 40, interestRate: 0, load: 50 },
    expect: { monthlyPayment: 208.33, breakEvenAge: null },
    from: 'by hand: 100,000 ÷ 480; 200,000 ÷ 208.33 are 80 years',
  },
  {
    name: 'a premium comes back at exactly 120',
    given: { currentAge: 80, certainYears: 40, interestRate: 0, load: 0, premium: 48000 },
    expect: { monthlyPayment: 100, breakEvenAge: 120 },
    from: 'by hand: 48,000 ÷ 480 months',
  },
  {
    name: 'a premium in cents comes back at exactly 120',
    given: { currentAge: 80, certainYears: 40, interestRate: 0, load: 0, premium: 96081.6 },
    expect: { monthlyPayment: 200.17, breakEvenAge: 120 },
    from: 'by hand: 480 × 200.17 = 96,081.60',
  },
]);
