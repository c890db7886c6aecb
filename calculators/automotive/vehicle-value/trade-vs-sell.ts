import { money, price, salesTax, vehiclePrice } from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { condition, conditionFactor } from './condition.ts';

/**
 * Trading a car in against selling it privately.
 *   trade = offer + tax saved, tax saved = min(offer, new price) · rate
 *   sell  = private price · condition − selling costs
 * The remaining debt is paid from either. Amounts are positive.
 */
export default defineCalculator({
  id: 'trade-vs-sell',
  title: 'Trade In or Sell',
  description: 'Whether a trade-in, with its tax credit, beats a private sale.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Buying',
  icon: 'handshake',
  sortOrder: 21,
  inputs: {
    tradeInOffer: price('Trade-in offer', 13000, { tooltip: 'What the dealer offers for your car as it stands.' }),
    privatePrice: price('Private price', 15000, { tooltip: 'For such a car in good condition.' }),
    condition,
    sellingCosts: money('Selling costs', 300, { step: 25, tooltip: 'Detailing, ads, inspection and your time.' }),
    vehiclePrice: { ...vehiclePrice, label: 'Price of the next car' },
    salesTax,
    loanPayoff: money('Still owed', 0, { advanced: true }),
    taxCredit: {
      label: 'State taxes the price less the trade-in',
      type: 'boolean',
      defaultValue: true,
      advanced: true,
      tooltip: 'Off in California and a few other states.',
    },
  },
  results: {
    recommendation: 'text',
    savings: 'money',
    netTradeIn: 'money',
    netPrivateSale: 'money',
    taxSaved: 'money',
    expectedPrivatePrice: 'money',
    breakEvenPrivatePrice: 'money',
  },
  calculate(inputs) {
    const taxSaved = inputs.taxCredit ? toCent((Math.min(inputs.tradeInOffer, inputs.vehiclePrice) * inputs.salesTax) / 100) : 0;
    const expectedPrivatePrice = toCent(inputs.privatePrice * conditionFactor[inputs.condition]);
    const netTradeIn = toCent(inputs.tradeInOffer + taxSaved - inputs.loanPayoff);
    const netPrivateSale = toCent(expectedPrivatePrice - inputs.sellingCosts - inputs.loanPayoff);
    return {
      recommendation: netTradeIn >= netPrivateSale ? 'Trade in' : 'Sell privately',
      savings: toCent(Math.abs(netTradeIn - netPrivateSale)),
      netTradeIn,
      netPrivateSale,
      taxSaved,
      expectedPrivatePrice,
      breakEvenPrivatePrice: toCent(inputs.tradeInOffer + taxSaved + inputs.sellingCosts),
    };
  },
  headline: (results) => ({ value: results.recommendation, kind: 'text' }),
  say(results) {
    const even = `A private sale must bring **${wholeDollars(results.breakEvenPrivatePrice)}** to match the trade-in`;
    if (results.savings === 0) return `Both leave you with **${wholeDollars(results.netTradeIn)}**. ${even}.`;
    const better = results.recommendation === 'Trade in' ? 'Trading in' : 'Selling privately';
    return `**${better}** leaves you **${wholeDollars(results.savings)}** better off. ${even}.`;
  },
  supporting: ['netTradeIn', 'netPrivateSale', 'taxSaved', 'breakEvenPrivatePrice'],
});
