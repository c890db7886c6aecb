import { choice, money, rate, tradeInValue, vehiclePrice } from '#calculators/automotive/fields.ts';
import { salesTax } from '#calculators/figures/states/sales-tax.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { dollars, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { countyRate, taxStates, vehicleTaxRules } from './vehicle-tax.ts';

/**
 * Sales tax on a vehicle by state and county.
 *   tax = taxed price · state rate + local base · local rate, each rounded half up to the cent
 *   taxed price = price − trade-in where the state credits it; the local base is capped where the law caps it
 * Rates are per cent.
 */
export default defineCalculator({
  id: 'auto-sales-tax',
  title: 'Vehicle Sales Tax',
  description: 'The sales tax on a vehicle in your state and county.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Buying',
  icon: 'receipt',
  sortOrder: 24,
  inputs: {
    vehiclePrice,
    tradeInValue: { ...tradeInValue, defaultValue: 0 },
    state: choice('State', taxStates, 'CA', {
      names: {
        CA: 'California',
        TX: 'Texas',
        FL: 'Florida',
        NY: 'New York',
        WA: 'Washington',
        OR: 'Oregon',
        NH: 'New Hampshire',
        MT: 'Montana',
        DE: 'Delaware',
        AK: 'Alaska',
      },
    }),
    county: choice('County', ['Los Angeles', 'Orange', 'Cook', 'Miami-Dade', 'King', 'default'], 'default', {
      names: { default: 'Another: local rate below' },
      tooltip: 'A county outside the state counts as another.',
    }),
    localRate: rate('Local rate', 1, { max: 15, tooltip: 'City and county together. 7.25% of California and 1% make the usual 8.25%.' }),
    fees: money('Taxable dealer fees', 0, { step: 25, advanced: true }),
  },
  results: {
    salesTaxAmount: 'money',
    stateTax: 'money',
    localTax: 'money',
    taxableAmount: 'money',
    stateRate: 'percent',
    localRate: 'percent',
    effectiveTaxRate: 'percent',
    totalPrice: 'money',
    notes: 'list',
  },
  calculate(inputs) {
    const rules = vehicleTaxRules[inputs.state];
    const { rate: county, known } = countyRate(inputs.county, inputs.state, inputs.localRate);
    const goods = inputs.vehiclePrice + inputs.fees;
    const taxableAmount = toCent(rules.taxed ? Math.max(0, goods - (rules.tradeInCredit ? inputs.tradeInValue : 0)) : 0);
    const stateRate = rules.taxed ? salesTax('spec')[inputs.state] + rules.addition : 0;
    const localRate = rules.localTax ? county : 0;
    const stateTax = toCent((taxableAmount * stateRate) / 100);
    const localTax = toCent((Math.min(taxableAmount, rules.localCap ?? taxableAmount) * localRate) / 100);
    const salesTaxAmount = toCent(stateTax + localTax);
    return {
      salesTaxAmount,
      stateTax,
      localTax,
      taxableAmount,
      stateRate,
      localRate,
      effectiveTaxRate: (salesTaxAmount * 100) / goods,
      totalPrice: toCent(goods + salesTaxAmount),
      notes:
        known || !rules.localTax
          ? [rules.note]
          : [rules.note, `No rate is known here for ${inputs.county} County, ${inputs.state}: the local rate typed is used.`],
    };
  },
  headline: (results) => ({ value: results.salesTaxAmount, kind: 'money' }),
  say: (results) =>
    results.salesTaxAmount === 0
      ? `No sales tax is due: the price stays **${wholeDollars(results.totalPrice)}**. ${results.notes[0] ?? ''}`
      : `The tax is **${dollars(results.salesTaxAmount)}**, or **${percent(results.effectiveTaxRate)}** of the price. ${results.notes[0] ?? ''}`,
  supporting: ['stateTax', 'localTax', 'effectiveTaxRate', 'totalPrice'],
});
