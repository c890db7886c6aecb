import type calculator from '#calculators/automotive/ownership-costs/auto-sales-tax.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export default defineDetails<typeof calculator>({
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
  sources: [
    { title: 'State revenue departments, sales tax rates', locator: 'CA, TX, FL, NY, WA; none in OR, NH, MT, DE, AK' },
    { title: 'California CDTFA Publication 34', locator: 'trade-ins are part of the taxed price' },
    { title: 'Florida Statutes', locator: 'sec. 212.054(2)(b)1: surtax on the first $5,000' },
    { title: 'Texas Tax Code', locator: 'sec. 152.021: 6.25%, no local tax on motor vehicles' },
    { title: 'Revised Code of Washington', locator: '82.08.020(3): additional tax on motor vehicles' },
  ],
});
