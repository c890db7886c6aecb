import { casesOf } from '#calculators/kit/definition/cases.ts';
import contributionMargin from './contribution-margin.ts';

export default casesOf(['R-CAT-053'], contributionMargin, [
  {
    name: 'the defaults leave 20 of 50',
    given: {},
    expect: {
      contributionPerUnit: 20,
      contributionMarginRatio: 40,
      variableCostRatio: 60,
      totalContribution: 80000,
      profit: 20000,
      breakEvenUnits: 3000,
      contributionPerHour: 40,
      variableCostPerUnit: 30,
    },
    from: 'by hand: 50 − 16 − 9 − 5; × 4,000 − 60,000; 60,000 ÷ 20; 20 ÷ 0.5',
  },
  {
    name: 'the windows of a textbook leave 40 %',
    given: { pricePerUnit: 200, materialPerUnit: 120, laborPerUnit: 0, otherVariableCost: 0, fixedCosts: 2000, unitsSold: 40 },
    expect: { contributionPerUnit: 80, contributionMarginRatio: 40, totalContribution: 3200, profit: 1200, breakEvenUnits: 25 },
    from: 'Horngren, Cost Accounting, ch. 3, GMAT Success: 200 − 120, fixed costs 2,000, 25 units to break even, 1,200 at 40',
  },
  {
    name: 'a price equal to its cost never breaks even',
    given: { pricePerUnit: 30 },
    expect: { contributionPerUnit: 0, contributionMarginRatio: 0, breakEvenUnits: null, profit: -60000 },
    from: 'by hand: 30 − 30',
  },
  {
    name: 'a price one cent above needs six million units',
    given: { pricePerUnit: 30.01 },
    expect: { contributionPerUnit: 0.01, breakEvenUnits: 6000000 },
    from: 'by hand: 60,000 ÷ 0.01',
    within: 1e-9,
  },
  {
    name: 'a price below its cost loses with each unit',
    given: { pricePerUnit: 25, unitsSold: 100 },
    expect: { contributionPerUnit: -5, contributionMarginRatio: -20, totalContribution: -500, profit: -60500, contributionPerHour: -10 },
    from: 'by hand: 25 − 30; −5 × 100 − 60,000',
  },
  {
    name: 'a product that leaves less may leave more an hour',
    given: { materialPerUnit: 24, hoursPerUnit: 0.25 },
    expect: { contributionPerUnit: 12, contributionPerHour: 48 },
    from: 'by hand: 50 − 38 = 12; 12 ÷ 0.25, against 40 an hour of the defaults',
  },
  {
    name: 'cookbooks with a contribution of 12.50 break even at 96,000',
    given: { pricePerUnit: 26.9, materialPerUnit: 14.4, laborPerUnit: 0, otherVariableCost: 0, fixedCosts: 1200000, unitsSold: 99840 },
    expect: { contributionPerUnit: 12.5, breakEvenUnits: 96000, totalContribution: 1248000, profit: 48000 },
    from: 'Edwards and Hermanson, Accounting Principles: A Business Perspective, the cookbooks: 96,000 units, 99,840 to earn 48,000',
  },
]);
