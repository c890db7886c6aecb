import { casesOf } from '#calculators/kit/definition/cases.ts';
import breakeven from './breakeven-analysis.ts';

export default casesOf(['R-CAT-048'], breakeven, [
  {
    name: 'the defaults break even at 3,000 units',
    given: {},
    expect: {
      breakEvenUnits: 3000,
      breakEvenRevenue: 150000,
      contributionPerUnit: 20,
      contributionMarginRatio: 40,
      unitsForTarget: 5000,
      revenueForTarget: 250000,
      profit: 20000,
      safetyMarginPercent: 25,
      operatingLeverage: 4,
    },
    from: 'by hand: 60,000 ÷ 20; 100,000 ÷ 20; 80,000 − 60,000; (4,000 − 3,000) ÷ 4,000; 80,000 ÷ 20,000',
  },
  {
    name: 'a part of a unit counts as a whole one, its sales do not',
    given: { fixedCosts: 10000, pricePerUnit: 10, variableCostPerUnit: 7 },
    expect: { breakEvenUnits: 3334, breakEvenRevenue: 33333.33, contributionMarginRatio: 30 },
    from: 'by hand: 10,000 ÷ 3 = 3,333.3; × 10 = 33,333.33',
  },
  {
    name: 'one cent more of fixed costs needs one more unit',
    given: { fixedCosts: 60000.01 },
    expect: { breakEvenUnits: 3001, breakEvenRevenue: 150000.03 },
    from: 'by hand: 60,000.01 ÷ 20 = 3,000.0005; ÷ 0.4 = 150,000.025, half up',
  },
  {
    name: 'binary fractions do not add a unit',
    given: { fixedCosts: 49, pricePerUnit: 0.1, variableCostPerUnit: 0.03, targetProfit: 0 },
    expect: { breakEvenUnits: 700, unitsForTarget: 700 },
    from: 'by hand: 49 ÷ 0.07 = 700, which floating point takes for 700.0000000000001',
  },
  {
    name: 'selling nothing loses the fixed costs',
    given: { unitsSold: 0 },
    expect: { profit: -60000, safetyMarginPercent: null, operatingLeverage: null },
    from: 'by hand: no contribution',
  },
  {
    name: 'without fixed costs the first unit earns',
    given: { fixedCosts: 0, targetProfit: 0 },
    expect: { breakEvenUnits: 0, breakEvenRevenue: 0, profit: 80000, safetyMarginPercent: 100, operatingLeverage: 1 },
    from: 'by hand: 4,000 × 20',
  },
  {
    name: 'a price equal to the variable cost is refused',
    given: { pricePerUnit: 30 },
    expect: { refused: 'The price must be above the variable cost of a unit.' },
    from: 'no number of units covers fixed costs',
  },
  {
    name: 'the birdbaths of a textbook break even at 225',
    given: { pricePerUnit: 100, variableCostPerUnit: 20, fixedCosts: 18000, unitsSold: 500, targetProfit: 0 },
    expect: { contributionPerUnit: 80, contributionMarginRatio: 80, breakEvenUnits: 225, breakEvenRevenue: 22500, profit: 22000 },
    from: 'OpenStax, Principles of Managerial Accounting, 3.1 and 3.2, Hicks Manufacturing',
  },
  {
    name: 'the Oslo exercise reaches its target at 1,340 units',
    given: { pricePerUnit: 70, variableCostPerUnit: 38.5, fixedCosts: 23310, unitsSold: 1000, targetProfit: 18900 },
    expect: {
      contributionMarginRatio: 45,
      breakEvenRevenue: 51800,
      unitsForTarget: 1340,
      profit: 8190,
      safetyMarginPercent: 26,
      operatingLeverage: 3.846154,
    },
    from: 'Garrison, Noreen and Brewer, Managerial Accounting, ch. 6, The Foundational 15: 51,800; 1,340; 26 %; 3.85',
    within: 1e-6,
  },
]);
