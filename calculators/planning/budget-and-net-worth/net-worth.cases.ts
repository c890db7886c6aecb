import { casesOf } from '#calculators/kit/definition/cases.ts';
import netWorth from './net-worth.ts';

export default casesOf(['R-CAT-098'], netWorth, [
  {
    name: 'the defaults own 595,000, owe 290,000 and are worth 305,000',
    given: {},
    expect: {
      totalAssets: 595000,
      totalLiabilities: 290000,
      netWorth: 305000,
      debtToAssetRatio: 48.74,
      liquidNetWorth: 25000,
      homeEquity: 140000,
    },
    from: 'by hand: sums; 290 ÷ 595 = 0.487395; 15,000 + 40,000 − 18,000 − 12,000',
  },
  {
    name: 'the rule of thumb expects 300,000 at 40 with an income of 75,000',
    given: {},
    expect: { expectedNetWorth: 300000 },
    from: 'Stanley and Danko: 40 × 75,000 ÷ 10',
  },
  {
    name: 'debts above what is owned are a negative net worth',
    given: { homeValue: 100000 },
    expect: { netWorth: 5000, homeEquity: -160000 },
    from: 'by hand: 295,000 − 290,000',
  },
  {
    name: 'without anything owned there is no ratio',
    given: { cashSavings: 0, investments: 0, retirementAccounts: 0, homeValue: 0, vehicleValue: 0 },
    expect: { totalAssets: 0, netWorth: -290000, debtToAssetRatio: null },
    from: 'by hand',
  },
  {
    name: 'without debts everything owned is net worth',
    given: { mortgageBalance: 0, consumerDebts: 0, studentLoans: 0 },
    expect: { netWorth: 595000, debtToAssetRatio: 0 },
    from: 'by hand',
  },
  {
    name: 'other things and debts count too',
    given: { otherAssets: 1000.55, otherDebts: 500.25 },
    expect: { netWorth: 305500.3 },
    from: 'by hand: 305,000 + 1,000.55 − 500.25',
  },
  {
    name: 'the book expects 635,500 of a man of 41 with an income of 155,000',
    given: { currentAge: 41, annualIncome: 155000 },
    expect: { expectedNetWorth: 635500 },
    from: 'Stanley and Danko, ch. 1, first example: 155,000 × 41 ÷ 10',
  },
  {
    name: 'the book expects 1,433,500 of a woman of 61 with an income of 235,000',
    given: { currentAge: 61, annualIncome: 235000 },
    expect: { expectedNetWorth: 1433500 },
    from: 'Stanley and Danko, ch. 1, second example: 235,000 × 61 ÷ 10',
  },
  {
    name: 'the rule of thumb expects no net worth without an income',
    given: { annualIncome: 0 },
    expect: { expectedNetWorth: 0, netWorth: 305000 },
    from: 'Stanley and Danko: 40 × 0 ÷ 10',
  },
]);
