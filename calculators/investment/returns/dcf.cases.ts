import { casesOf } from '#calculators/kit/definition/cases.ts';
import dcf from './dcf.ts';

export default casesOf(['A-31'], dcf, [
  {
    name: 'one million a year for three years at 10 %, without a value after them',
    given: { cashFlows: '1000000, 1000000, 1000000', discountRate: 10, terminalMethod: 'none', netDebt: 0, shares: 0 },
    expect: { enterpriseValue: 2486851.99, terminalValue: 0, valuePerShare: null },
    from: 'annuity factor 2.4868519910 for 3 years at 10 %, by hand, each year to the cent',
    within: 0.02,
  },
  {
    name: 'six years of investment before a value of 22.4 million: 18.8 million',
    given: {
      cashFlows: '-800000, -960000, -1150000, -1390000, -200000, -230000, 1590000',
      discountRate: 10,
      terminalGrowthRate: 6,
      netDebt: 0,
    },
    expect: { enterpriseValue: 18849763.57 },
    from: 'discounted with 40 digits: −3,588,075.15 for six years and 1,590,000 ÷ 4 % ÷ 1.1^6 = 22,437,838.72; each year to the cent',
    within: 0.05,
  },
  {
    name: 'a level perpetuity is worth the cash flow over the rate',
    given: { cashFlows: '50, 50', discountRate: 10, terminalGrowthRate: 0, netDebt: 0, shares: 100 },
    expect: { enterpriseValue: 500, equityValue: 500, valuePerShare: 5 },
    from: 'perpetuity by hand: 50 ÷ 0.1',
    within: 0.01,
  },
  {
    name: 'a multiple of the last year, less debt',
    given: { cashFlows: '100, 121', discountRate: 10, terminalMethod: 'multiple', terminalMultiple: 10, netDebt: 90.91, shares: 0 },
    expect: { presentValueOfFlows: 190.91, terminalValue: 1210, presentValueOfTerminal: 1000, equityValue: 1100 },
    from: 'by hand: 100 ÷ 1.1 + 121 ÷ 1.21 + 1,210 ÷ 1.21 − 90.91',
  },
  {
    name: 'at a rate of 0 the cash adds up',
    given: { cashFlows: '1, 2, 3', discountRate: 0, terminalMethod: 'none', netDebt: 1, shares: 0 },
    expect: { enterpriseValue: 6, equityValue: 5 },
    from: 'by hand: 1 + 2 + 3 − 1',
  },
  {
    name: 'in the middle of the year cash is worth half a year more',
    given: { cashFlows: '110, 121', discountRate: 10, terminalMethod: 'none', netDebt: 0, midYear: true },
    expect: { enterpriseValue: 209.76 },
    from: 'by hand: 200 × √1.1 = 209.7618, each year to the cent',
    within: 0.01,
  },
  {
    name: 'growth at the required return has no end',
    given: { discountRate: 5, terminalGrowthRate: 5 },
    expect: { refused: 'The growth after the last year must be below the required return.' },
    from: 'r − g must be positive',
  },
  {
    name: 'two years without an end value, row by row',
    given: { cashFlows: '110, 121', discountRate: 10, terminalMethod: 'none', netDebt: 0, shares: 1 },
    expect: {
      enterpriseValue: 200,
      terminalShare: 0,
      valuePerShare: 200,
      schedule: [
        { year: 1, cashFlow: 110, presentValue: 100 },
        { year: 2, cashFlow: 121, presentValue: 100 },
      ],
    },
    from: 'by hand: 110 ÷ 1.1 and 121 ÷ 1.21',
  },
  {
    name: 'a multiple of 1 makes a third of the value come after the last year',
    given: { cashFlows: '110, 121', discountRate: 10, terminalMethod: 'multiple', terminalMultiple: 1, netDebt: 0, shares: 0 },
    expect: { enterpriseValue: 300, terminalShare: 33.33, valuePerShare: null },
    from: 'by hand: 121 ÷ 1.21 of 300',
  },
  {
    name: 'a value of nothing has no share',
    given: { cashFlows: '0, 0', terminalMethod: 'none', netDebt: 0 },
    expect: { enterpriseValue: 0, terminalShare: null },
    from: 'a share of nothing is undefined',
  },
]);
