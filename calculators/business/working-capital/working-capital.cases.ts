import { casesOf } from '#calculators/kit/definition/cases.ts';
import workingCapital from './working-capital.ts';

export default casesOf(['R-CAT-060'], workingCapital, [
  {
    name: 'the defaults tie cash up for 48.67 days',
    given: {},
    expect: {
      workingCapital: 180000,
      currentTimes: 2,
      quickTimes: 1.277778,
      daysReceivable: 36.5,
      daysInventory: 48.666667,
      daysPayable: 36.5,
      cashConversionCycle: 48.666667,
      currentAssets: 360000,
      currentLiabilities: 180000,
      tradeWorkingCapital: 180000,
      cashForGrowth: 18000,
      percentOfSales: 12,
    },
    from: 'by hand: 360 − 180; 230 ÷ 180; 150 × 365 ÷ 1,500; 120 × 365 ÷ 900; 90 × 365 ÷ 900; 10 % of 150 + 120 − 90',
    within: 1e-6,
  },
  {
    name: 'debts equal to assets leave nothing, at a current ratio of one',
    given: { shortTermDebt: 230000 },
    expect: { workingCapital: 0, currentTimes: 1, percentOfSales: 0 },
    from: 'by hand: 90 + 230 + 40 = 360',
  },
  {
    name: 'one dollar more is a shortage',
    given: { shortTermDebt: 230001 },
    expect: { workingCapital: -1 },
    from: 'by hand: 360,000 − 360,001',
  },
  {
    name: 'no current debts leave the ratios empty',
    given: { accountsPayable: 0, shortTermDebt: 0, otherCurrentLiabilities: 0 },
    expect: { currentTimes: null, quickTimes: null, workingCapital: 360000, daysPayable: 0 },
    from: 'nothing to divide by',
  },
  {
    name: 'a service has no cycle by the cost of goods',
    given: { costOfGoodsSold: 0 },
    expect: { daysInventory: null, daysPayable: null, cashConversionCycle: null, daysReceivable: 36.5 },
    from: 'nothing to divide by',
  },
  {
    name: 'a grocer is financed by its suppliers, and growth brings cash',
    given: { accountsReceivable: 0, inventory: 36500, accountsPayable: 73000, costOfGoodsSold: 365000 },
    expect: { daysInventory: 36.5, daysPayable: 73, cashConversionCycle: -36.5, tradeWorkingCapital: -36500, cashForGrowth: -3650 },
    from: 'by hand: 36,500 and 73,000 at 1,000 a day',
  },
  {
    name: 'the cash cycle of a textbook is 70 days',
    given: { accountsReceivable: 3575, inventory: 1337, accountsPayable: 1910, revenue: 14750, costOfGoodsSold: 11375 },
    expect: { daysInventory: 42.9015, daysReceivable: 88.4661, daysPayable: 61.2879, cashConversionCycle: 70.0797 },
    from: 'Ross, Westerfield and Jordan, Fundamentals of Corporate Finance, ch. 18, self-test 18.1, its averages given: 43 + 88 − 61 = 70',
    within: 1e-4,
  },
  {
    name: 'inventory of 2,300 against goods of 20,000 lies 41.975 days',
    given: { accountsReceivable: 2500, inventory: 2300, revenue: 25000, costOfGoodsSold: 20000 },
    expect: { daysInventory: 41.975, daysReceivable: 36.5 },
    from: 'a published examination question of the CFA syllabus: operating cycle 78.475 days',
    within: 1e-9,
  },
]);
