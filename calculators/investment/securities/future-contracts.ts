import type { Dollars } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice, money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, multiple, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * A position in futures: gain or loss, leverage, and the price of a margin call.
 *   gain = ±(exit − entry) · units · contracts − commissions; + for a long position, − for a short one
 *   margin call at entry ∓ (initial margin − maintenance margin) ÷ units
 * Prices are for one unit of the goods; margins and commissions for one contract.
 */
export default defineCalculator({
  id: 'future-contracts',
  title: 'Futures Contracts',
  description: 'Gain, leverage and margin call of a position in futures.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'chart-candlestick',
  sortOrder: 67,
  inputs: {
    position: choice('Position', { long: 'Long (bought)', short: 'Short (sold)' }, 'long'),
    contracts: quantity('Contracts', 'contracts', 1, 10000, { min: 1, zeroMeansDefault: true }),
    contractSize: quantity('Contract size', 'units', 1000, 1e9, {
      min: 0.01,
      zeroMeansDefault: true,
      tooltip: 'Crude oil 1,000 barrels, gold 100 ounces, E-mini S&P 500 50 dollars a point.',
    }),
    entryPrice: amount('Entry price', 75, { min: 0.0001, max: 1e7, step: 0.25 }),
    exitPrice: money('Exit price', 78, { min: -1e7, max: 1e7, step: 0.25 }),
    initialMargin: amount('Initial margin', 6000, { step: 100, tooltip: 'For one contract, set by the exchange.' }),
    maintenanceMargin: money('Maintenance margin', 5400, { tooltip: 'Below this balance the broker calls for money.' }),
    spotPrice: money('Price of the good today', 0, {
      max: 1e7,
      step: 0.25,
      advanced: true,
      tooltip: 'For the forward price. 0 takes the entry price.',
    }),
    monthsToDelivery: quantity('Months to delivery', 'months', 6, 360, { advanced: true }),
    riskFreeRate: rate('Risk-free rate', 4, { max: 20, advanced: true, tooltip: 'Continuous, a year.' }),
    storageCost: rate('Storage cost', 0, { max: 50, advanced: true, tooltip: 'Continuous, a year, as a percent of the price.' }),
    incomeYield: rate('Income or convenience yield', 0, {
      max: 50,
      advanced: true,
      tooltip: 'Dividends, foreign interest: continuous, a year.',
    }),
    commission: money('Commission a side', 2.5, {
      max: 1000,
      step: 0.25,
      advanced: true,
      tooltip: 'For one contract, when opening and when closing.',
    }),
  },
  results: {
    profitOrLoss: 'money',
    returnOnMarginPercent: 'percent',
    notionalValue: 'balance',
    marginDeposit: 'balance',
    leverage: 'times',
    marginCallPrice: 'money?',
    marginCall: 'flag',
    breakEvenPrice: 'money',
    gainPerPoint: 'money',
    forwardPrice: 'money',
  },
  calculate(inputs) {
    const { contracts, contractSize, entryPrice, exitPrice, initialMargin } = inputs;
    if (inputs.maintenanceMargin > initialMargin)
      return refuse('The maintenance margin is higher than the initial margin.', 'maintenanceMargin');
    const direction = inputs.position === 'long' ? 1 : -1;
    const units = contracts * contractSize;
    const carry = inputs.riskFreeRate + inputs.storageCost - inputs.incomeYield;
    const commissions = 2 * inputs.commission * contracts;
    // Rounded to ten decimals, so that a half cent stays exact.
    const move = direction * Number((exitPrice - entryPrice).toFixed(10));
    const profitOrLoss = toCent(move * units - commissions);
    const marginDeposit = toCent(initialMargin * contracts);
    const cushion = (initialMargin - inputs.maintenanceMargin) / contractSize;
    const callPrice = entryPrice - direction * cushion;
    return {
      profitOrLoss,
      returnOnMarginPercent: (profitOrLoss / marginDeposit) * 100,
      notionalValue: toCent(entryPrice * units),
      marginDeposit,
      leverage: (entryPrice * contractSize) / initialMargin,
      marginCallPrice: callPrice > 0 ? callPrice : null,
      marginCall: toCent(initialMargin + move * contractSize) < inputs.maintenanceMargin,
      breakEvenPrice: entryPrice + (direction * 2 * inputs.commission) / contractSize,
      gainPerPoint: toCent(units),
      forwardPrice: (inputs.spotPrice > 0 ? inputs.spotPrice : entryPrice) * Math.exp((carry / 100) * (inputs.monthsToDelivery / 12)),
    };
  },
  headline: (results) => ({ value: results.profitOrLoss, kind: 'money' }),
  say(results, inputs) {
    const outcome = results.profitOrLoss < 0 ? `loses **${dollars(-results.profitOrLoss)}**` : `gains **${dollars(results.profitOrLoss)}**`;
    const call = results.marginCallPrice === null ? '' : ` A margin call comes at **${price(results.marginCallPrice)}**.`;
    return `The ${inputs.position} position ${outcome}, ${percent(Math.abs(results.returnOnMarginPercent))} of the margin; it moves ${wholeDollars(results.notionalValue)} of goods, **${multiple(results.leverage)} times** the deposit.${call}`;
  },
  supporting: ['returnOnMarginPercent', 'notionalValue', 'leverage', 'marginCallPrice'],
});

/** Prices of a few dollars matter to the fourth decimal, those of a few cents to the seventh: 1.0834 for a euro, 0.0064840 for a yen. */
function price(value: Dollars): string {
  return value < 10 ? `$${value.toFixed(value < 0.1 ? 7 : 4)}` : dollars(value);
}
