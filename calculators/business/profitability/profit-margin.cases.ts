import { casesOf } from '#calculators/kit/definition/cases.ts';
import profitMargin from './profit-margin.ts';

export default casesOf(['R-CAT-059'], profitMargin, [
  {
    name: 'the defaults keep 10.5 % of sales',
    given: {},
    expect: {
      grossProfit: 200000,
      grossMargin: 40,
      operatingIncome: 80000,
      operatingMargin: 16,
      pretaxIncome: 70000,
      pretaxMargin: 14,
      incomeTax: 17500,
      netIncome: 52500,
      netMargin: 10.5,
      markupPercent: 66.666667,
      netIncomeAtTarget: 60000,
      gapToTarget: 7500,
    },
    from: 'by hand: 500 − 300 − 120 − 10 = 70 thousand, × 75 %; 200 ÷ 300; 12 % of 500',
    within: 1e-6,
  },
  {
    name: 'a loss bears no tax',
    given: { operatingExpenses: 250000 },
    expect: { operatingIncome: -50000, pretaxIncome: -60000, incomeTax: 0, netIncome: -60000, netMargin: -12, gapToTarget: 120000 },
    from: 'by hand: 200 − 250 − 10 thousand',
  },
  {
    name: 'breaking even exactly leaves nothing to tax',
    given: { operatingExpenses: 190000 },
    expect: { pretaxIncome: 0, incomeTax: 0, netIncome: 0, netMargin: 0, operatingMargin: 2 },
    from: 'by hand: 200 − 190 − 10',
  },
  {
    name: 'one dollar above is taxed',
    given: { operatingExpenses: 189999 },
    expect: { pretaxIncome: 1, incomeTax: 0.25, netIncome: 0.75 },
    from: 'by hand: 25 % of 1',
  },
  {
    name: 'goods at twice their cost have a margin of half',
    given: { revenue: 200, costOfGoodsSold: 100, operatingExpenses: 0, interestExpense: 0, incomeTaxRate: 0 },
    expect: { grossMargin: 50, markupPercent: 100, netMargin: 50 },
    from: 'markup m is a margin of m ÷ (1 + m): 100 % is 50 %',
  },
  {
    name: 'a service without cost of goods has no markup',
    given: { costOfGoodsSold: 0 },
    expect: { grossMargin: 100, markupPercent: null },
    from: 'nothing to divide by',
  },
  {
    name: 'a published statement of fiscal 2023 has a gross margin of 44.1 %',
    given: {
      revenue: 383285,
      costOfGoodsSold: 214137,
      operatingExpenses: 54847,
      interestExpense: 0,
      otherIncome: -565,
      incomeTaxRate: 14.7,
    },
    expect: { grossProfit: 169148, grossMargin: 44.13113, operatingIncome: 114301, pretaxIncome: 113736, markupPercent: 78.990553 },
    from: 'Apple, Form 10-K 2023, consolidated statement of operations, in millions; gross margin 44.1 %, effective tax rate 14.7 %',
    within: 1e-6,
  },
  {
    name: 'the statement of fiscal 2024 has a gross margin of 46.2 %',
    given: { revenue: 391035, costOfGoodsSold: 210352, operatingExpenses: 57467, interestExpense: 0, otherIncome: 269, incomeTaxRate: 0 },
    expect: { grossProfit: 180683, grossMargin: 46.20635, operatingIncome: 123216, operatingMargin: 31.510223, pretaxIncome: 123485 },
    from: 'Apple, Form 10-K 2024, consolidated statement of operations, in millions; gross margin 46.2 %',
    within: 1e-6,
  },
]);
