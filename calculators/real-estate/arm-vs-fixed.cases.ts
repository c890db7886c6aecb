import { casesOf } from '../kit/cases.ts';
import armVsFixed from './arm-vs-fixed.ts';

export default casesOf(['R-CAT-033'], armVsFixed, [
  {
    name: 'over seven years the default ARM saves 7,427.60',
    given: {},
    expect: {
      fixedPayment: 1945.79,
      armInitialPayment: 1798.65,
      armAdjustedPayment: 2062.99,
      armHighestPayment: 2717.83,
      fixedCost: 435809.3,
      armCost: 428381.7,
      armSavings: 7427.6,
      worstCaseSavings: -893.7,
      monthsUntilFixedWins: 131,
      recommendation: 'The ARM costs less',
    },
    from: 'schedules levelled again at each change, in Python decimal, 50 digits',
  },
  {
    name: 'over twenty years the fixed rate wins',
    given: { yearsInHome: 20 },
    expect: { armSavings: -16603.18, recommendation: 'The fixed rate costs no more' },
    from: 'the same schedules after 240 months',
  },
  {
    name: 'zero rates cost the principal',
    given: { fixedRate: 0, armRate: 0, expectedRate: 0 },
    expect: { fixedPayment: 833.33, armInitialPayment: 833.33, fixedCost: 300000, armSavings: 0, monthsUntilFixedWins: null },
    from: 'principal ÷ months',
  },
  {
    name: 'equal rates cost the same',
    given: { fixedRate: 6, armRate: 6, expectedRate: 6 },
    expect: { fixedPayment: 1798.65, armAdjustedPayment: 1798.65, armSavings: 0, armHighestPayment: 2717.83 },
    from: 'annuity table 5.99551 per 1,000 at 6 %; worst case at 8, 10 and 11 % in Python decimal',
  },
  {
    name: 'a falling rate is held by the caps, too',
    given: { expectedRate: 3, yearsInHome: 10 },
    expect: { armAdjustedPayment: 1473.53, armSavings: 60464.84 },
    from: 'rates 4 % in year 6 and 3 % from year 7, Python decimal',
  },
  {
    name: 'an expected rate above the lifetime cap is the worst case',
    given: { expectedRate: 20 },
    expect: { armSavings: -893.7, worstCaseSavings: -893.7, monthsUntilFixedWins: 83 },
    from: 'rates 8, 10 and 11 %, Python decimal',
  },
  {
    name: 'a cap of two points holds a rate of 6 per cent at 8',
    given: { loanAmount: 200000, fixedRate: 6, armRate: 6, fixedYears: 1, expectedRate: 10 },
    expect: { armInitialPayment: 1199.1, armAdjustedPayment: 1461.72 },
    from: 'Federal Reserve Board, Consumer Handbook on Adjustable-Rate Mortgages, periodic caps',
  },
  {
    name: 'a rate fixed for the whole term keeps its payment',
    given: { fixedYears: 15, loanTerm: 15, armRate: 0 },
    expect: { armAdjustedPayment: 1666.67 },
    from: '300,000 ÷ 180',
  },
  {
    name: 'a 5/6 ARM adjusts every half year',
    given: { expectedRate: 9.5, adjustmentYears: 0.5, periodicCap: 1 },
    expect: { armAdjustedPayment: 2154.63, armHighestPayment: 2722.69, armSavings: -926.38, worstCaseSavings: -3682.7 },
    from: 'rates 8, 9 and 9.5 %, at worst 8, 9, 10 and 11 %, levelled at each, Python decimal',
  },
  {
    name: 'the highest payment is one that a lender states, not the last that clears the balance',
    given: { loanAmount: 216000, armRate: 3, expectedRate: 8 },
    expect: { armInitialPayment: 910.66, armHighestPayment: 1467.45 },
    from: 'Consumer Handbook on Adjustable-Rate Mortgages: $1,467 at 8 %; levelled at 5, 7 and 8 % in Python decimal',
  },
  {
    name: 'a cap of six points takes 4 per cent to 10',
    given: { loanAmount: 200000, armRate: 4, fixedYears: 1, lifetimeCap: 6 },
    expect: { armHighestPayment: 1716.23 },
    from: 'levelled at 6, 8 and 10 % over 348, 336 and 324 months, Python decimal',
  },
  {
    name: 'without room under the lifetime cap the payment stays',
    given: { armRate: 6.75, expectedRate: 6.75, lifetimeCap: 0 },
    expect: { armInitialPayment: 1945.79, armHighestPayment: 1945.79 },
    from: 'annuity table 6.48598 per 1,000 at 6.75 %',
  },
]);
