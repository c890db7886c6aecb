import { amount, money, profit } from '#calculators/business/fields.ts';
import { percentOf } from '#calculators/business/profitability/cost-volume.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { multiple, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { accountsReceivable, cash, costOfGoodsSold, daysOf, inventory, timesOf } from './turnover.ts';

/**
 * Ratios of a balance sheet and an income statement. Shares are in per cent, multiples in times, turnover in days of a 365-day year.
 * Return on equity = net margin × asset turnover × assets ÷ equity (DuPont). Year-end figures are used instead of averages.
 */
export default defineCalculator({
  id: 'financial-ratios',
  title: 'Financial Ratios',
  description: 'Liquidity, debt, returns and turnover from your statements.',
  shelf: 'Business',
  suite: 'business',
  category: 'Valuation and ratios',
  icon: 'gauge',
  sortOrder: 56,
  inputs: {
    currentAssets: money('Current assets', 400000),
    inventory,
    currentLiabilities: money('Current liabilities', 200000),
    totalAssets: amount('Total assets', 1000000),
    totalLiabilities: money('Total liabilities', 500000),
    revenue: amount('Sales a year', 1500000),
    costOfGoodsSold,
    netIncome: profit('Net income', 90000),
    operatingIncome: profit('Operating income', 140000, { advanced: true, tooltip: 'Before interest and tax (EBIT).' }),
    interestExpense: money('Interest paid', 20000, { advanced: true }),
    cash: { ...cash, advanced: true },
    accountsReceivable: { ...accountsReceivable, advanced: true },
  },
  results: {
    currentTimes: 'times?',
    quickTimes: 'times?',
    cashTimes: 'times?',
    debtRatio: 'percent',
    debtToEquity: 'times?',
    interestCoverage: 'times?',
    grossMargin: 'percent',
    netMargin: 'percent',
    returnOnAssets: 'percent',
    returnOnEquity: 'percent?',
    assetTurnover: 'times',
    equityMultiplier: 'times?',
    inventoryTurnover: 'times?',
    daysInInventory: 'number?',
    daysSalesOutstanding: 'number?',
    workingCapital: 'balance',
  },
  calculate(inputs) {
    if (inputs.inventory > inputs.currentAssets) return refuse('Inventory is part of current assets and cannot exceed them.', 'inventory');
    if (inputs.currentAssets > inputs.totalAssets)
      return refuse('Current assets are part of total assets and cannot exceed them.', 'currentAssets');
    const equity = toCent(inputs.totalAssets - inputs.totalLiabilities);
    const onEquity = equity > 0;
    return {
      currentTimes: timesOf(inputs.currentAssets, inputs.currentLiabilities),
      quickTimes: timesOf(inputs.currentAssets - inputs.inventory, inputs.currentLiabilities),
      cashTimes: timesOf(inputs.cash, inputs.currentLiabilities),
      debtRatio: (inputs.totalLiabilities * 100) / inputs.totalAssets,
      debtToEquity: onEquity ? inputs.totalLiabilities / equity : null,
      interestCoverage: timesOf(inputs.operatingIncome, inputs.interestExpense),
      grossMargin: ((inputs.revenue - inputs.costOfGoodsSold) * 100) / inputs.revenue,
      netMargin: (inputs.netIncome * 100) / inputs.revenue,
      returnOnAssets: (inputs.netIncome * 100) / inputs.totalAssets,
      returnOnEquity: onEquity ? percentOf(inputs.netIncome, equity) : null,
      assetTurnover: inputs.revenue / inputs.totalAssets,
      equityMultiplier: onEquity ? inputs.totalAssets / equity : null,
      inventoryTurnover: timesOf(inputs.costOfGoodsSold, inputs.inventory),
      daysInInventory: daysOf(inputs.inventory, inputs.costOfGoodsSold),
      daysSalesOutstanding: daysOf(inputs.accountsReceivable, inputs.revenue),
      workingCapital: toCent(inputs.currentAssets - inputs.currentLiabilities),
    };
  },
  headline: (results) =>
    results.currentTimes === null
      ? { value: 'Nothing due', kind: 'text', per: 'within a year' }
      : { value: results.currentTimes, kind: 'times', per: 'current assets to current liabilities' },
  say(results) {
    const liquid =
      results.currentTimes === null
        ? 'Nothing falls due within a year'
        : `Current assets are **${multiple(results.currentTimes)}×** what falls due within a year`;
    const onEquity = results.returnOnEquity;
    const equity =
      onEquity === null
        ? '**no equity is left**'
        : onEquity < 0
          ? `the owners lose **${percent(-onEquity)}** of their equity`
          : `the owners earn **${percent(onEquity)}** on their equity`;
    return `${liquid}, debt is **${percent(results.debtRatio)}** of assets, and ${equity}.`;
  },
  supporting: ['quickTimes', 'debtToEquity', 'netMargin', 'returnOnEquity'],
});
