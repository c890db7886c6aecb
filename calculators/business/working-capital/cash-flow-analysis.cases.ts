import { casesOf } from '#calculators/kit/definition/cases.ts';
import cashFlow from './cash-flow-analysis.ts';

const level = { annualGrowth: 0, seasonalSwing: 0 };

export default casesOf(['R-CAT-051', 'R-CRULE-15'], cashFlow, [
  {
    name: 'the defaults are lowest in August and need a small credit line',
    given: {},
    expect: {
      lowestCash: 16611.83,
      lowestMonth: 8,
      endingCash: 60097.17,
      totalInflow: 973495.27,
      totalOutflow: 953398.1,
      netCashFlow: 20097.17,
      creditLineNeeded: 3388.17,
      monthsBelowMinimum: 2,
      firstMonthOverdrawn: null,
    },
    from: 'month by month in decimal Python, the sine from its exact values 0, 1/2, √3/2, 1',
  },
  {
    name: '[R-CRULE-15] over twelve months the season sums to nothing',
    given: { annualGrowth: 0 },
    expect: { totalInflow: 960000, totalOutflow: 948000, endingCash: 52000 },
    from: 'by hand: the sines of a full period sum to 0, so 12 × 80,000',
  },
  {
    name: '[R-CRULE-15] the best month is as much above the average as the swing, and the next follows the sine',
    given: { annualGrowth: 0, seasonalSwing: 100, peakMonth: 6, startMonth: 6, months: 2 },
    expect: {
      plan: [
        { month: 1, inflow: 160000, outflow: 111000, netCashFlow: 49000, balance: 89000 },
        { month: 2, inflow: 149282.03, outflow: 106712.81, netCashFlow: 42569.22, balance: 131569.22 },
      ],
    },
    from: 'by hand: 80,000 × 2; 80,000 × (1 + √3 ÷ 2), 40 % of it and 47,000 paid',
  },
  {
    name: '[R-CRULE-15] six months from the best one sales are lowest',
    given: { annualGrowth: 0, seasonalSwing: 100, peakMonth: 6, startMonth: 12, months: 1 },
    expect: { totalInflow: 0, lowestCash: -7000, creditLineNeeded: 27000, firstMonthOverdrawn: 1 },
    from: 'by hand: 80,000 × (1 − 1); 40,000 − 47,000',
  },
  {
    name: 'without a season each month adds the same',
    given: level,
    expect: { lowestCash: 40000, lowestMonth: 0, endingCash: 52000, creditLineNeeded: 0, monthsBelowMinimum: 0 },
    from: 'by hand: 80,000 × 60 % − 47,000 = 1,000 a month, above the 40,000 of today',
  },
  {
    name: 'a minimum of exactly the cash of today is met',
    given: { ...level, minimumCash: 40000 },
    expect: { creditLineNeeded: 0, monthsBelowMinimum: 0 },
    from: 'today holds 40,000, each month more',
  },
  {
    name: 'cash to keep one cent higher is missed once',
    given: { ...level, startingCash: 51999.99, minimumCash: 52000, months: 2 },
    expect: { creditLineNeeded: 0.01, monthsBelowMinimum: 0 },
    from: 'today lacks a cent, the first month holds 52,999.99',
    within: 1e-6,
  },
  {
    name: 'a month that misses the cash to keep by a cent is counted',
    given: { ...level, monthlyFixedCosts: 44000, minimumCash: 39000.01, months: 1 },
    expect: { lowestCash: 39000, lowestMonth: 1, creditLineNeeded: 0.01, monthsBelowMinimum: 1 },
    from: 'by hand: 40,000 + 48,000 − 49,000',
    within: 1e-6,
  },
  {
    name: '[R-CRULE-15] three months from the best one sales are average',
    given: { annualGrowth: 0, seasonalSwing: 50, peakMonth: 3, startMonth: 6, months: 1 },
    expect: { totalInflow: 80000, totalOutflow: 79000, endingCash: 41000 },
    from: 'by hand: the sine a quarter of its period on is 0',
  },
  {
    name: 'growth of 21 % a year is 10 % in half a year',
    given: {
      startingCash: 0,
      monthlyRevenue: 1000,
      variableCostRate: 0,
      monthlyFixedCosts: 0,
      monthlyDebtPayment: 0,
      seasonalSwing: 0,
      annualGrowth: 21,
      months: 25,
    },
    expect: { endingCash: 30448.83, totalOutflow: 0 },
    from: 'sum of 1,000 × 1.21^(k ÷ 12) for k = 0 to 24, each to the cent, in decimal Python',
  },
]);
