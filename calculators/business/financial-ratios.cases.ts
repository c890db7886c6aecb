import { casesOf } from '../kit/cases.ts';
import ratios from './financial-ratios.ts';

export default casesOf(['R-CAT-056'], ratios, [
  {
    name: 'the defaults show a current ratio of two and 18 % on equity',
    given: {},
    expect: {
      currentTimes: 2,
      quickTimes: 1.4,
      cashTimes: 0.4,
      debtRatio: 50,
      debtToEquity: 1,
      interestCoverage: 7,
      grossMargin: 40,
      netMargin: 6,
      returnOnAssets: 9,
      returnOnEquity: 18,
      assetTurnover: 1.5,
      equityMultiplier: 2,
      inventoryTurnover: 7.5,
      daysInInventory: 48.666667,
      daysSalesOutstanding: 36.5,
      workingCapital: 200000,
    },
    from: 'by hand: 400 ÷ 200; 280 ÷ 200; 80 ÷ 200; 500 ÷ 1,000; 140 ÷ 20; 6 % × 1.5 × 2 = 18 % (DuPont); 120 × 365 ÷ 900; 150 × 365 ÷ 1,500',
    within: 1e-6,
  },
  {
    name: 'debts equal to the assets leave no equity to measure by',
    given: { totalLiabilities: 1000000 },
    expect: { debtRatio: 100, debtToEquity: null, returnOnEquity: null, equityMultiplier: null },
    from: 'equity of 0',
  },
  {
    name: 'one dollar of equity is measured',
    given: { totalLiabilities: 999999, netIncome: 1 },
    expect: { debtToEquity: 999999, returnOnEquity: 100, equityMultiplier: 1000000 },
    from: 'by hand: 1 ÷ 1',
  },
  {
    name: 'nothing due, no inventory and no interest leave their ratios empty',
    given: { currentLiabilities: 0, inventory: 0, costOfGoodsSold: 0, interestExpense: 0 },
    expect: { currentTimes: null, quickTimes: null, inventoryTurnover: null, daysInInventory: null, interestCoverage: null },
    from: 'nothing to divide by',
  },
  {
    name: 'a loss has negative returns',
    given: { netIncome: -50000 },
    expect: { netMargin: -3.333333, returnOnAssets: -5, returnOnEquity: -10 },
    from: 'by hand: −50 ÷ 1,500, ÷ 1,000, ÷ 500',
    within: 1e-6,
  },
  {
    name: 'inventory above current assets is refused',
    given: { inventory: 400001 },
    expect: { refused: 'Inventory is part of current assets and cannot exceed them.' },
    from: 'definition of current assets',
  },
  {
    name: 'current assets above total assets are refused',
    given: { currentAssets: 1000001 },
    expect: { refused: 'Current assets are part of total assets and cannot exceed them.' },
    from: 'definition of total assets',
  },
]);
