import { casesOf } from '#calculators/kit/definition/cases.ts';
import assetAllocation from './asset-allocation.ts';

export default casesOf(['R-CAT-103', 'R-CENUM-24', 'A-03'], assetAllocation, [
  {
    name: 'a moderate mix of 100,000 is 60,000, 35,000 and 5,000',
    given: {},
    expect: {
      portfolioValue: 100000,
      targetStocks: 60000,
      targetBonds: 35000,
      targetCash: 5000,
      stocksToBuy: -10000,
      bondsToBuy: 15000,
      cashToAdd: -5000,
    },
    from: 'Schwab model 60/35/5; by hand',
  },
  {
    name: 'a conservative mix holds 40 % in stocks',
    given: { riskTolerance: 'conservative' },
    expect: { stocksPercent: 40, bondsPercent: 50, cashPercent: 10 },
    from: 'Schwab model 40/50/10',
  },
  {
    name: 'an aggressive mix holds 80 % in stocks',
    given: { riskTolerance: 'aggressive' },
    expect: { stocksPercent: 80, bondsPercent: 15, cashPercent: 5, largestDriftPercent: 10 },
    from: 'Schwab model 80/15/5; stocks are 10 points off',
  },
  {
    name: 'a drift just below the band needs no trades',
    given: { stocksHeld: 64990, bondsHeld: 30010, cashHeld: 5000 },
    expect: { rebalance: false, largestDriftPercent: 4.99 },
    from: 'by hand: 64.99 − 60',
  },
  {
    name: 'a drift at the band is rebalanced',
    given: { stocksHeld: 65000, bondsHeld: 30000, cashHeld: 5000 },
    expect: { rebalance: true, largestDriftPercent: 5 },
    from: 'by hand: 65 − 60',
  },
  {
    name: 'a drift of exactly the band is rebalanced, whatever the shares',
    given: { stocksHeld: 33000, bondsHeld: 58000, cashHeld: 9000, riskTolerance: 'conservative', rebalanceBand: 8 },
    expect: { rebalance: true, largestDriftPercent: 8, stocksToBuy: 7000, bondsToBuy: -8000, cashToAdd: 1000 },
    from: 'by hand: 58 − 50 points of bonds',
    within: 0,
  },
  {
    name: 'on target nothing is traded',
    given: { stocksHeld: 60000, bondsHeld: 35000, cashHeld: 5000, rebalanceBand: 0 },
    expect: { rebalance: false, stocksToBuy: 0, bondsToBuy: 0, cashToAdd: 0 },
    from: 'the model itself',
  },
  {
    name: 'an empty portfolio is refused',
    given: { stocksHeld: 0, bondsHeld: 0, cashHeld: 0 },
    expect: { refused: 'Enter what you hold in stocks, bonds or cash.' },
    from: 'there is nothing to divide',
  },
  {
    name: 'what is off by less than a cent needs no trade',
    given: { stocksHeld: 60000.01, bondsHeld: 35000, cashHeld: 5000, rebalanceBand: 0 },
    expect: { stocksToBuy: 0, bondsToBuy: 0, cashToAdd: 0, rebalance: false },
    from: '60 % of 100,000.01 is 60,000.01 to the cent',
  },
  {
    name: 'a drift of exactly a band in tenths of a point is rebalanced',
    given: { stocksHeld: 15023.4, bondsHeld: 15846.6, cashHeld: 3430, riskTolerance: 'conservative', rebalanceBand: 3.8 },
    expect: { rebalance: true, largestDriftPercent: 3.8 },
    from: 'by hand: 15,023.40 is 43.8 % of 34,300 and 15,846.60 is 46.2 %; 43.8 − 40 = 50 − 46.2 = 3.8',
    within: 0,
  },
]);
