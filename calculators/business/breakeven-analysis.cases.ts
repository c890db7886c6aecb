import { casesOf } from '../kit/cases.ts';
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
    name: 'binary fractions add no unit',
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
]);
