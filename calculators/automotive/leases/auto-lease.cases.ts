import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoLease from './auto-lease.ts';

export default casesOf(['R-CAT-005'], autoLease, [
  {
    name: 'the defaults',
    given: {},
    expect: {
      adjustedCapitalCost: 33895,
      residualValue: 21170,
      depreciationCharge: 353.47,
      rentCharge: 149.13,
      basePayment: 502.61,
      monthlyTax: 41.47,
      monthlyPayment: 544.08,
      approximateMoneyFactor: '0.002708',
      totalOfPayments: 19586.88,
      totalCost: 21586.88,
    },
    from: 'by hand: (33,895 − 21,170) ÷ 36 = 353.4722; 55,065 × 6.5 ÷ 2400 = 149.1344; tax 502.61 × 8.25 % = 41.4653',
  },
  {
    name: 'a 25,000 car with 15,000 residual at a money factor of 0.0025 over 36 months',
    given: { vehiclePrice: 25000, msrp: 25000, residualPercent: 60, interestRate: 6, downPayment: 0, fees: 0, salesTax: 0 },
    expect: { depreciationCharge: 277.78, rentCharge: 100, monthlyPayment: 377.78, approximateMoneyFactor: '0.002500' },
    from: 'by hand: 10,000 ÷ 36 = 277.78; 40,000 × 0.0025 = 100',
  },
  {
    name: 'a zero rate leaves depreciation alone',
    given: { interestRate: 0, salesTax: 0, fees: 0, downPayment: 0, vehiclePrice: 36500 },
    expect: { rentCharge: 0, monthlyPayment: 425.83, totalRentCharge: 0 },
    from: '36,500 × 42 % ÷ 36 = 425.8333',
  },
  {
    name: 'a residual of the whole amount leaves the rent charge alone',
    given: { vehiclePrice: 30000, msrp: 30000, residualPercent: 100, interestRate: 4.8, downPayment: 0, fees: 0, salesTax: 10 },
    expect: { depreciationCharge: 0, rentCharge: 120, monthlyTax: 12, monthlyPayment: 132 },
    from: '60,000 × 0.002 = 120, plus 10 %',
  },
  {
    name: 'a residual above the amount leased is refused',
    given: { vehiclePrice: 20000, msrp: 40000 },
    expect: { refused: 'The residual value is more than the amount leased.' },
    from: '40,000 × 58 % = 23,200 against 18,895',
  },
  {
    name: 'paying more than the vehicle costs is refused',
    given: { tradeInValue: 36000 },
    expect: { refused: 'The down payment and trade-in are more than the vehicle costs.' },
    from: '35,895 − 38,000 is negative',
  },
  {
    name: 'a published sample lease costs 232.78 before tax',
    given: {
      vehiclePrice: 21000,
      msrp: 23000,
      residualPercent: 57,
      interestRate: 3,
      downPayment: 1700,
      tradeInValue: 500,
      salesTax: 0,
      fees: 1200,
    },
    expect: { basePayment: 232.78, residualValue: 13110, adjustedCapitalCost: 20000, depreciationCharge: 191.39, rentCharge: 41.39 },
    from: 'Edmunds, How to calculate your own lease payment: money factor 0.00125; 6,890 ÷ 36 + 33,110 × 0.00125',
  },
  {
    name: 'half a millionth in the money factor counts up',
    given: { interestRate: 6.57 },
    expect: { approximateMoneyFactor: '0.002738' },
    from: 'by hand: 6.57 ÷ 2400 = 0.0027375 exactly',
  },
  {
    name: 'a quoted money factor replaces the rate',
    given: { moneyFactor: 0.001 },
    expect: { basePayment: 408.54, monthlyPayment: 442.24, approximateMoneyFactor: '0.001000' },
    from: 'by hand: 12,725 ÷ 36 + 55,065 × 0.001; 8.25 % tax 33.70',
  },
]);
