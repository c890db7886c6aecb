import { casesOf } from '#calculators/kit/definition/cases.ts';
import qbi from './qbi.ts';

export default casesOf(['A-31'], qbi, [
  {
    name: 'the defaults deduct 20,000 and save 4,800',
    given: { figures: 'spec' },
    expect: { deduction: 20000, lostToLimits: 0, taxSaved: 4800, taxableIncomeAfter: 130000, threshold: 197300, rangeEnd: 247300 },
    from: 'Form 8995 by hand: 20 % × 100,000; 24 % × 20,000, all between 103,350 and 197,300',
  },
  {
    name: 'taxable income without gain is the cap',
    given: { businessIncome: 100000, taxableIncome: 80000, netCapitalGain: 20000, figures: 'spec' },
    expect: { deduction: 12000, incomeLimit: 12000, lostToLimits: 8000 },
    from: 'Form 8995, lines 11 to 14 by hand: 20 % × 60,000',
  },
  {
    name: 'above the range only wages allow a deduction',
    given: { businessIncome: 300000, taxableIncome: 400000, wagesPaid: 80000, figures: '2025' },
    expect: { deduction: 40000, lostToLimits: 20000 },
    from: '26 USC 199A(b)(2)(B)(i) by hand: half of 80,000',
  },
  {
    name: 'property helps a business without many wages',
    given: { businessIncome: 300000, taxableIncome: 400000, wagesPaid: 20000, property: 1000000, figures: '2025' },
    expect: { deduction: 30000 },
    from: '26 USC 199A(b)(2)(B)(ii) by hand: 5,000 + 2.5 % × 1,000,000',
  },
  {
    name: 'halfway through the range half of the shortfall is lost',
    given: { businessIncome: 100000, taxableIncome: 222300, figures: '2025' },
    expect: { deduction: 10000 },
    from: 'Form 8995-A, part III by hand: 20,000 − 25,000 ÷ 50,000 × 20,000',
  },
  {
    name: 'a service trade has nothing above the range',
    given: { businessIncome: 300000, taxableIncome: 300000, serviceTrade: true, wagesPaid: 200000, figures: '2025' },
    expect: { deduction: 0, taxSaved: 0 },
    from: '26 USC 199A(d)(3)',
  },
  {
    name: 'halfway a service trade counts for half of its income and wages',
    given: { businessIncome: 200000, taxableIncome: 222300, serviceTrade: true, wagesPaid: 200000, figures: '2025' },
    expect: { deduction: 20000 },
    from: 'Form 8995-A, schedule A by hand: 20 % × 100,000; half of 100,000 of wages is more',
  },
  {
    name: 'from 2026 a small business deducts at least 400',
    given: { businessIncome: 1000, taxableIncome: 50000, figures: '2026' },
    expect: { deduction: 400 },
    from: '26 USC 199A(i), P.L. 119-21 sec. 70105(b)',
  },
  {
    name: 'the least deduction of 2026 is not for a service trade above the range, which is no qualified trade',
    given: { businessIncome: 300000, taxableIncome: 300000, serviceTrade: true, wagesPaid: 200000, figures: '2026' },
    expect: { deduction: 0, taxSaved: 0, lostToLimits: 60000 },
    from: '26 USC 199A(i)(2): income of an active qualified trade, which 199A(d)(1)(A), (3) denies above 201,750 + 75,000',
  },
  {
    name: 'inside the range the least deduction of 2026 needs 1,000 of the income of a service trade that counts',
    given: { businessIncome: 1500, taxableIncome: 239250, serviceTrade: true, figures: '2026' },
    expect: { deduction: 75 },
    from: '26 USC 199A(d)(3)(A)(ii), (i)(2)(A) by hand: half of 1,500 counts, below 1,000; 20 % × 750 − half of it for want of wages',
  },
  {
    name: 'inside the range the least deduction of 2026 holds from 1,000 of the income of a service trade that counts',
    given: { businessIncome: 2000, taxableIncome: 239250, serviceTrade: true, figures: '2026' },
    expect: { deduction: 400 },
    from: '26 USC 199A(d)(3)(A)(ii), (i)(2)(A) by hand: half of 2,000 counts; 20 % × 1,000 − half of it = 100, less than 400',
  },
  {
    name: 'the tax saved is that of ordinary income, below the gain',
    given: { businessIncome: 100000, taxableIncome: 80000, netCapitalGain: 20000, figures: '2025' },
    expect: { deduction: 12000, taxSaved: 2592.5, shareOfIncome: 12 },
    from: 'Rev. Proc. 2024-40 by hand: from 60,000 down to 48,000, 22 % × 11,525 + 12 % × 475',
  },
  {
    name: 'without business income there is nothing to deduct',
    given: { businessIncome: 0, figures: 'spec' },
    expect: { deduction: 0, taxSaved: 0, shareOfIncome: 0, lostToLimits: 0 },
    from: '26 USC 199A(b)(2)(A): 20 % of nothing',
  },
]);
