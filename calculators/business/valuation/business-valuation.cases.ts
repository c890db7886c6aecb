import { casesOf } from '#calculators/kit/definition/cases.ts';
import valuation from './business-valuation.ts';

export default casesOf(['R-CAT-050'], valuation, [
  {
    name: 'the defaults are worth about 1,176,018 to the owners',
    given: {},
    expect: {
      enterpriseValue: 1452036.77,
      incomeValue: 1302036.77,
      marketValue: 1050000,
      estimatedValue: 1176018.38,
      assetValue: 400000,
      terminalSharePercent: 50.813722,
      impliedMultiple: 4.840123,
    },
    from: 'discounted in decimal Python: 714,202.84 + 737,833.93 − 150,000; 300,000 × 4 − 150,000; half of each',
  },
  {
    name: 'growth that never changes is the formula of Gordon, whatever the years of the projection',
    given: { freeCashFlow: 100, growthRate: 5, discountRate: 10, terminalGrowthRate: 5, netDebt: 0 },
    expect: { enterpriseValue: 2100, incomeValue: 2100 },
    from: 'by hand: 105 ÷ (10 % − 5 %)',
  },
  {
    name: 'level cash flows are worth a perpetuity',
    given: { freeCashFlow: 100000, growthRate: 0, discountRate: 10, terminalGrowthRate: 0, netDebt: 0, projectionYears: 10 },
    expect: { enterpriseValue: 1000000, terminalSharePercent: 38.554329 },
    from: 'by hand: 100,000 ÷ 10 %; the share beyond year ten is 1.1^−10',
    within: 1e-6,
  },
  {
    name: 'the weight of cash flow at nothing leaves the multiple',
    given: { incomeWeight: 0 },
    expect: { estimatedValue: 1050000 },
    from: 'by hand: 300,000 × 4 − 150,000',
  },
  {
    name: 'a loss is worth less than nothing, and no multiple follows from it',
    given: { freeCashFlow: -10000, growthRate: 0, discountRate: 10, terminalGrowthRate: 0, ebitda: -5000, netDebt: 0 },
    expect: { incomeValue: -100000, marketValue: -20000, estimatedValue: -60000, impliedMultiple: null },
    from: 'by hand: −10,000 ÷ 10 %; −5,000 × 4',
  },
  {
    name: 'a discount rate equal to the growth is refused',
    given: { discountRate: 2.5 },
    expect: { refused: 'The discount rate must be above the growth after the projection.' },
    from: 'the sum of all years has no end',
  },
  {
    name: 'a discount rate one hundredth above the growth rate is accepted',
    given: { freeCashFlow: 0, discountRate: 2.51 },
    expect: { incomeValue: -150000, terminalSharePercent: null },
    from: 'no cash: only the net debt',
  },
  {
    name: 'a published example grows 15 % for five years and 3 % after',
    given: { freeCashFlow: 200000, growthRate: 15, discountRate: 12, terminalGrowthRate: 3, netDebt: 0, incomeWeight: 100 },
    expect: { enterpriseValue: 3695589.82, estimatedValue: 3695589.82, terminalSharePercent: 70.687079 },
    from: 'easyfinancialmodels.com, DCF: 1,083,285 + 2,612,305 = 3,695,590; cents in decimal Python',
  },
]);
