import { casesOf } from '#calculators/kit/definition/cases.ts';
import stockOption from './stock-option.ts';

export default casesOf(['R-CAT-106'], stockOption, [
  {
    name: 'a thousand options at 10 on a share of 25 leave 10,200 after 32 % of tax',
    given: {},
    expect: {
      spreadNow: 15000,
      taxAtExercise: 4800,
      netIfExercisedNow: 10200,
      exerciseCost: 10000,
      expectedSharePrice: 35.06,
      spreadAtExpiry: 25063.79,
    },
    from: 'by hand: 15 × 1,000; 32 %; 25 × 1.07^5 = 35.06379327',
  },
  {
    name: 'an option at the money for a year is worth 10.45 at 5 % and a volatility of 20 %',
    given: { currentPrice: 100, exercisePrice: 100, yearsToExpiry: 1, riskFreeRate: 5, volatility: 20, optionCount: 1 },
    expect: { fairValuePerOption: 10.4506, spreadNow: 0, timeValue: 10.45 },
    from: 'Black–Scholes by tables: d1 = 0.35, d2 = 0.15; 100 × 0.6368307 − 95.1229425 × 0.5596177',
    within: 0.0005,
  },
  {
    name: 'a dividend yield of 3 % lowers it to 8.65',
    given: { currentPrice: 100, exercisePrice: 100, yearsToExpiry: 1, riskFreeRate: 5, volatility: 20, optionCount: 1, dividendYield: 3 },
    expect: { fairValuePerOption: 8.6525 },
    from: 'by tables: d1 = 0.2, d2 = 0; 97.0445534 × 0.5792597 − 95.1229425 × 0.5',
    within: 0.0005,
  },
  {
    name: 'a share below the exercise price brings nothing now',
    given: { currentPrice: 9.99 },
    expect: { spreadNow: 0, netIfExercisedNow: 0, taxAtExercise: 0 },
    from: 'max(0, 9.99 − 10)',
  },
  {
    name: 'a share at the exercise price brings nothing either',
    given: { currentPrice: 10 },
    expect: { spreadNow: 0, netIfExercisedNow: 0 },
    from: 'max(0, 10 − 10)',
  },
  {
    name: 'an incentive option owes no regular tax at exercise, and only what is vested can be exercised',
    given: { optionType: 'incentive', vestedPercent: 25 },
    expect: {
      spreadNow: 3750,
      taxAtExercise: 0,
      taxIfSoldAtOnce: 1200,
      netIfExercisedNow: 2550,
      netIfHeld: 3187.5,
      amtAdjustment: 3750,
      amtIfHeld: 975,
      exerciseCost: 2500,
    },
    from: 'IRS Topic 427, 26 USC 56(b)(3), 421(b); by hand: 250 × 15; 32 %, 15 % and 26 % of it',
  },
  {
    name: 'Hull’s call of half a year on a share of 42 is worth 4.76',
    given: { currentPrice: 42, exercisePrice: 40, yearsToExpiry: 0.5, riskFreeRate: 10, volatility: 20, optionCount: 100 },
    expect: { fairValuePerOption: 4.76, spreadNow: 200 },
    from: 'Hull, ch. 15, example 15.6: S 42, K 40, r 10 %, σ 20 %, T 0.5, c = 4.76',
  },
  {
    name: 'Hull’s index call of two months with a dividend yield is worth 51.83',
    given: {
      currentPrice: 930,
      exercisePrice: 900,
      yearsToExpiry: 0.16666667,
      riskFreeRate: 8,
      dividendYield: 3,
      volatility: 20,
      optionCount: 1,
    },
    expect: { fairValuePerOption: 51.83 },
    from: 'Hull, ch. 17, example 17.1: S 930, K 900, r 8 %, q 3 %, σ 20 %, T 2/12, c = 51.83',
  },
  {
    name: 'the table ends on the day of expiry',
    given: { currentPrice: 100, exercisePrice: 100, yearsToExpiry: 2.5, expectedGrowth: 21, optionCount: 1, vestedPercent: 100 },
    expect: {
      expectedSharePrice: 161.05,
      yearly: [
        { year: 0, sharePrice: 100, spread: 0 },
        { year: 1, sharePrice: 121, spread: 21 },
        { year: 2, sharePrice: 146.41, spread: 46.41 },
        { year: 2.5, sharePrice: 161.05, spread: 61.05 },
      ],
    },
    from: 'by hand: 1.21^2.5 = 1.1^5 = 1.61051',
  },
  {
    name: '250 options at 25 on shares worth 13,750 cost 6,250 and gain 7,500 before tax',
    given: { optionCount: 250, exercisePrice: 25, currentPrice: 55, taxRate: 0 },
    expect: { exerciseCost: 6250, spreadNow: 7500, netIfExercisedNow: 7500 },
    from: 'published example of an employee’s exercise: 13,750 − 6,250',
  },
  {
    name: 'Hull’s put of half a year on a share of 42 is worth 0.81',
    given: { currentPrice: 42, exercisePrice: 40, yearsToExpiry: 0.5, riskFreeRate: 10, volatility: 20, optionCount: 100 },
    expect: { putValuePerOption: 0.81 },
    from: 'Hull, Options, Futures, and Other Derivatives, ch. 15, example 15.6: call 4.76, put 0.81',
  },
  {
    name: 'a nonqualified option has nothing for the alternative minimum tax, and holding does not change its tax',
    given: {},
    expect: { amtAdjustment: 0, amtIfHeld: 0, taxAtExercise: 4800, taxIfSoldAtOnce: 4800, netIfHeld: 10200, netIfExercisedNow: 10200 },
    from: 'IRS Topic 427; by hand: 1,000 × 15 × 32 %',
  },
]);
