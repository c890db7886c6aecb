import { salesTax } from '../../figures/states/sales-tax.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { dollars, percent, wholeDollars } from '../../kit/formatting/words.ts';
import { toCent } from '../../kit/money/money.ts';
import { choice, money, rate, tradeInValue, vehiclePrice } from '../fields.ts';
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
  sources: [
    { title: 'State revenue departments, sales tax rates', locator: 'CA, TX, FL, NY, WA; none in OR, NH, MT, DE, AK' },
    { title: 'California CDTFA Publication 34', locator: 'trade-ins are part of the taxed price' },
    { title: 'Florida Statutes', locator: 'sec. 212.054(2)(b)1: surtax on the first $5,000' },
    { title: 'Texas Tax Code', locator: 'sec. 152.021: 6.25%, no local tax on motor vehicles' },
    { title: 'Revised Code of Washington', locator: '82.08.020(3): additional tax on motor vehicles' },
  ],
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
  chart: (results, inputs) => ({
    kind: 'share',
    title: 'Price and tax',
    unit: 'money',
    parts: [
      { label: 'Vehicle and fees', value: toCent(inputs.vehiclePrice + inputs.fees) },
      { label: 'State tax', value: results.stateTax },
      { label: 'Local tax', value: results.localTax },
    ],
  }),
  explanation: {
    formula: [
      'tax = taxed price × state rate + local base × local rate',
      'taxed price = price + fees − trade-in where the state credits it',
    ],
    assumptions: ['Rates of 2026; a county stands for its usual rate.', 'Tax follows the address of registration.'],
    leavesOut: ['Document fees, registration, and luxury or privilege taxes of a few states.'],
    differs: ['City rates inside a county vary; type yours as the local rate.'],
  },
});
