import { casesOf } from '#calculators/kit/definition/cases.ts';
import macrsDepreciation from './macrs-depreciation.ts';

export default casesOf(['A-31'], macrsDepreciation, [
  {
    name: 'the defaults deduct a fifth in the first of six years',
    given: {},
    expect: { firstYearDeduction: 20000, taxSavedFirstYear: 4800, macrsBasis: 100000, totalDeductions: 100000 },
    from: '26 USC 168(b)(1), (d)(4)(A): 2 ÷ 5 for half a year = 20 %, as IRS Publication 946, table A-1, prints',
  },
  {
    name: 'a machine of 10,000 in the 7-year class: 1,429 in its first year',
    given: { assetCost: 10000, propertyClass: '7' },
    expect: { firstYearDeduction: 1429, recoveryYears: 7 },
    from: '26 USC 168(b)(1), (d)(4)(A): 2 ÷ 7 for half a year = 14.2857 %, in IRS Publication 946, table A-1, 14.29 %',
  },
  {
    name: 'Tara Corporation: a printing press of 9,000 in the first quarter',
    given: { assetCost: 9000, propertyClass: '7', placedInService: '1' },
    expect: { firstYearDeduction: 2250 },
    from: '26 USC 168(d)(4)(C): 2 ÷ 7 for 10.5 of 12 months = 25 %, × 9,000; IRS Publication 946, table A-2',
  },
  {
    name: 'a rented home of 100,000 placed in service in September',
    given: { assetCost: 100000, propertyClass: '27.5', month: 9 },
    expect: { firstYearDeduction: 1061 },
    from: '26 USC 168(d)(4)(B): 3.5 of 12 months ÷ 27.5 = 1.0606 %, in IRS Publication 946, table A-6, 1.061 %',
  },
  {
    name: 'an office building of 100,000 in January',
    given: { assetCost: 100000, propertyClass: '39', month: 1 },
    expect: { firstYearDeduction: 2461 },
    from: 'IRS Publication 946, table A-7a, month 1: 23 halves of a month at 0.107 % = 2.461 % (11.5 of 12 months ÷ 39 is 2.457 %)',
  },
  {
    name: 'Section 179 and then half of the rest before MACRS',
    given: { section179: 20000, bonusRate: 50 },
    expect: { specialAllowance: 40000, macrsBasis: 40000, firstYearDeduction: 68000 },
    from: 'IRS Publication 946, ch. 2 and 3 by hand: 20,000 + 50 % × 80,000 + 20 % × 40,000',
  },
  {
    name: 'an allowance of 100 % leaves nothing for later',
    given: { bonusRate: 100, businessUse: 80 },
    expect: { businessBasis: 80000, firstYearDeduction: 80000, macrsBasis: 0, totalDeductions: 80000 },
    from: '26 USC 168(k) as of P.L. 119-21 by hand: 80 % × 100,000',
  },
  {
    name: 'a building has no special allowance',
    given: { propertyClass: '39', bonusRate: 100 },
    expect: { refused: 'The special allowance is not for these buildings.' },
    from: '26 USC 168(k)(2)(A)(i): recovery period of 20 years or less',
  },
  {
    name: 'Section 179 is refused at exactly half of business use',
    given: { businessUse: 50, section179: 10000 },
    expect: { refused: 'Section 179 needs more than half of business use.' },
    from: '26 CFR 1.179-1(d)(1): more than 50 percent of the property’s use in the taxable year must be for trade or business',
  },
  {
    name: 'Section 179 holds from just above half of business use, and takes only that share of the cost',
    given: { businessUse: 51, section179: 10000 },
    expect: { businessBasis: 51000, section179Deduction: 10000, macrsBasis: 41000, firstYearDeduction: 18200 },
    from: '26 CFR 1.179-1(d)(1) by hand: 51 % × 100,000 − 10,000 = 41,000; 10,000 + 20 % × 41,000',
  },
  {
    name: 'three-year property, year by year',
    given: { propertyClass: '3' },
    expect: {
      schedule: [
        { year: 1, rate: 33.33, depreciation: 33330, accumulated: 33330, basis: 66670 },
        { year: 2, rate: 44.45, depreciation: 44450, accumulated: 77780, basis: 22220 },
        { year: 3, rate: 14.81, depreciation: 14810, accumulated: 92590, basis: 7410 },
        { year: 4, rate: 7.41, depreciation: 7410, accumulated: 100000, basis: 0 },
      ],
    },
    from: 'Publication 946, table A-1',
  },
  {
    name: 'the last year takes the cents that rounding left',
    given: { assetCost: 100.01, propertyClass: '3' },
    expect: {
      totalDeductions: 100.01,
      schedule: [
        { year: 1, rate: 33.33, depreciation: 33.33, accumulated: 33.33, basis: 66.68 },
        { year: 2, rate: 44.45, depreciation: 44.45, accumulated: 77.78, basis: 22.23 },
        { year: 3, rate: 14.81, depreciation: 14.81, accumulated: 92.59, basis: 7.42 },
        { year: 4, rate: 7.41, depreciation: 7.42, accumulated: 100.01, basis: 0 },
      ],
    },
    from: 'Publication 946, table A-1 by hand: 7.41 % of 100.01 is 7.41, and 0.01 more is left',
    within: 0.0001,
  },
  {
    name: 'land improvements of twenty years may be expensed under Section 179',
    given: { propertyClass: '20', section179: 1000 },
    expect: { firstYearDeduction: 4712.5, section179Deduction: 1000 },
    from: 'Publication 946, table A-1 by hand: 1,000 + 3.75 % × 99,000',
  },
  {
    name: 'Section 179 may take the whole cost',
    given: { assetCost: 10000, section179: 10000 },
    expect: { firstYearDeduction: 10000, macrsBasis: 0 },
    from: '26 USC 179(a)',
  },
  {
    name: 'Section 179 takes no more than the cost',
    given: { assetCost: 10000, section179: 10000.01 },
    expect: { refused: 'Section 179 cannot be more than the cost for business use.' },
    from: '26 USC 179(a): the cost of the property',
  },
  {
    name: 'a building has no Section 179',
    given: { propertyClass: '39', section179: 1 },
    expect: { refused: 'Section 179 is not for these buildings.' },
    from: '26 USC 179(d)(1), 1245(a)(3)',
  },
  {
    name: 'a building has no quarter',
    given: { propertyClass: '27.5', placedInService: '1' },
    expect: { refused: 'A building has no quarter: the middle of its month counts.' },
    from: '26 USC 168(d)(2)',
  },
  {
    name: 'without business use there is nothing to deduct, and no Section 179 to refuse',
    given: { businessUse: 0 },
    expect: { firstYearDeduction: 0, businessBasis: 0 },
    from: 'nothing of the cost is for business',
  },
]);
