import { riskTolerance } from '#calculators/investment/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { dollarsToCents, toCent } from '#calculators/kit/money/money.ts';
import { mixFor, split } from './allocation.ts';

/**
 * Target mix of stocks, bonds, and cash for a risk tolerance, and the trades that lead to it.
 *   trade = target share · total − holding; positive is bought, negative is sold
 */
export default defineCalculator({
  id: 'asset-allocation',
  title: 'Asset Allocation',
  description: 'A mix of stocks, bonds and cash that suits your risk.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'chart-pie',
  sortOrder: 103,
  inputs: {
    stocksHeld: money('Stocks now', 70000, { step: 1000 }),
    bondsHeld: money('Bonds now', 20000, { step: 1000 }),
    cashHeld: money('Cash now', 10000, { step: 1000 }),
    riskTolerance,
    rebalanceBand: rate('Rebalance from', 5, { max: 50, step: 1, advanced: true, tooltip: 'Points that a share may be off its target.' }),
  },
  results: {
    portfolioValue: 'balance',
    stocksPercent: 'percent',
    bondsPercent: 'percent',
    cashPercent: 'percent',
    targetStocks: 'balance',
    targetBonds: 'balance',
    targetCash: 'balance',
    stocksToBuy: 'money',
    bondsToBuy: 'money',
    cashToAdd: 'money',
    largestDriftPercent: 'percent',
    rebalance: 'flag',
  },
  calculate(inputs) {
    const held = { stocks: inputs.stocksHeld, bonds: inputs.bondsHeld, cash: inputs.cashHeld };
    const total = toCent(held.stocks + held.bonds + held.cash);
    if (total === 0) return refuse('Enter what you hold in stocks, bonds or cash.', 'stocksHeld');
    const mix = mixFor(inputs.riskTolerance);
    const target = split(total, mix);
    const cents = dollarsToCents(total);
    // One division of whole numbers, so that a difference of 3.8 points counts as at least a band of 3.8.
    const parts = ['stocks', 'bonds', 'cash'] as const;
    const drift = Math.max(...parts.map((part) => Math.abs(dollarsToCents(held[part]) * 100 - cents * mix[part]))) / cents;
    const trades = {
      stocksToBuy: toCent(target.stocks - held.stocks),
      bondsToBuy: toCent(target.bonds - held.bonds),
      cashToAdd: toCent(target.cash - held.cash),
    };
    return {
      portfolioValue: total,
      stocksPercent: mix.stocks,
      bondsPercent: mix.bonds,
      cashPercent: mix.cash,
      targetStocks: target.stocks,
      targetBonds: target.bonds,
      targetCash: target.cash,
      ...trades,
      largestDriftPercent: drift,
      rebalance: drift >= inputs.rebalanceBand && Object.values(trades).some((trade) => trade !== 0),
    };
  },
  headline: (results) => ({ value: results.stocksPercent, kind: 'percent', per: 'in stocks' }),
  say(results, inputs) {
    const trades = [
      { what: 'stocks', amount: results.stocksToBuy },
      { what: 'bonds', amount: results.bondsToBuy },
    ].flatMap(({ what, amount }) =>
      amount === 0 ? [] : `${amount < 0 ? 'sell' : 'buy'} **${wholeDollars(Math.abs(amount))}** of ${what}`,
    );
    const advice = results.rebalance
      ? `You are ${counted(results.largestDriftPercent, 'point')} off: ${trades.join(' and ')}.`
      : 'You are within your band and need **no trades**.';
    return `The ${inputs.riskTolerance} mix is **${percent(results.stocksPercent)}** stocks, ${percent(results.bondsPercent)} bonds and ${percent(results.cashPercent)} cash. ${advice}`;
  },
  supporting: ['stocksToBuy', 'bondsToBuy', 'cashToAdd', 'largestDriftPercent'],
});
