import { casesOf } from '../kit/cases.ts';
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
]);
