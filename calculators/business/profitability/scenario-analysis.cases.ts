import { casesOf } from '#calculators/kit/definition/cases.ts';
import scenarios from './scenario-analysis.ts';

export default casesOf(['R-CAT-064'], scenarios, [
  {
    name: 'the defaults earn 56,225 on average',
    given: {},
    expect: {
      baseProfit: 60000,
      bestProfit: 96900,
      worstProfit: 8000,
      expectedProfit: 56225,
      range: 88900,
      lossProbabilityPercent: 0,
      salesDropToLossPercent: 30,
    },
    from: 'by hand: 500 × 0.4 − 140; 575 × (1 − 0.588) − 140; 400 × (1 − 0.63) − 140 thousand; (96,900 + 2 × 60,000 + 8,000) ÷ 4; 60 ÷ 200',
  },
  {
    name: 'two equal chances deviate by half their distance',
    given: { bestProbability: 50, worstProbability: 50 },
    expect: { expectedProfit: 52450, standardDeviation: 44450 },
    from: 'by hand: (96,900 + 8,000) ÷ 2; (96,900 − 8,000) ÷ 2',
  },
  {
    name: 'a certain base case has no deviation',
    given: { bestProbability: 0, worstProbability: 0 },
    expect: { expectedProfit: 60000, standardDeviation: 0 },
    from: 'by hand: one outcome',
  },
  {
    name: 'a worst case of exactly nothing is no loss',
    given: { worstSalesChange: -30, worstCostChange: 0 },
    expect: { worstProfit: 0, lossProbabilityPercent: 0 },
    from: 'by hand: 350,000 × 0.4 − 140,000',
  },
  {
    name: 'one per cent fewer sales is a loss',
    given: { worstSalesChange: -31, worstCostChange: 0 },
    expect: { worstProfit: -2000, lossProbabilityPercent: 25 },
    from: 'by hand: 345,000 × 0.4 − 140,000',
  },
  {
    name: 'a base case that loses has no room to fall',
    given: { fixedCosts: 250000 },
    expect: { baseProfit: -50000, salesDropToLossPercent: null, lossProbabilityPercent: 100 },
    from: 'by hand: 200 − 250; best 236.9 − 250',
  },
  {
    name: 'chances of more than 100 % are refused',
    given: { bestProbability: 60, worstProbability: 41 },
    expect: { refused: 'The chances of best and worst case come to more than 100%.' },
    from: 'probabilities sum to one',
  },
  {
    name: 'outcomes of 80, 10 and −60 deviate by 54.22',
    given: {
      revenue: 100,
      variableCostRate: 0,
      fixedCosts: 90,
      bestSalesChange: 70,
      bestCostChange: 0,
      worstSalesChange: -70,
      worstCostChange: 0,
      bestProbability: 30,
      worstProbability: 30,
    },
    expect: {
      bestProfit: 80,
      baseProfit: 10,
      worstProfit: -60,
      expectedProfit: 10,
      standardDeviation: 54.221767,
      lossProbabilityPercent: 30,
    },
    from: 'Brigham and Houston, Fundamentals of Financial Management, ch. 8, Martin Products: 10 and 54.2; √(0.6 × 70²)',
    within: 1e-6,
  },
  {
    name: 'chances of exactly 100 % leave none to the base case',
    given: { bestProbability: 64.4, worstProbability: 35.6 },
    expect: { expectedProfit: 65251.6, standardDeviation: 42566.67, lossProbabilityPercent: 0 },
    from: 'by hand: 96,900 × 64.4 % + 8,000 × 35.6 %; 88,900 × √(0.644 × 0.356)',
  },
  {
    name: 'chances with a zero after the point count as well',
    given: { bestProbability: 8.96, worstProbability: 91.04 },
    expect: { expectedProfit: 15965.44 },
    from: 'by hand: 96,900 × 8.96 % + 8,000 × 91.04 %',
  },
]);
