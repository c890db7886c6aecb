import { casesOf } from '#calculators/kit/definition/cases.ts';
import bondPriceYield from './bond-price-yield.ts';

export default casesOf(['A-31'], bondPriceYield, [
  {
    name: 'an 8 % bond of 30 years at a yield of 10 %: 810.71',
    given: { couponRate: 8, yearsToMaturity: 30, marketYield: 10 },
    expect: { quotedPrice: 810.71, accruedInterest: 0, totalCoupons: 2400 },
    from: '60 coupons of 40 and 1,000 at 5 %, added with 40 digits: 810.7071',
  },
  {
    name: 'the same bond at 1,276.76 yields 6 %',
    given: { solveFor: 'yield', couponRate: 8, yearsToMaturity: 30, price: 1276.76 },
    expect: { yieldToMaturity: 6 },
    from: 'at 3 % a half year the payments, added with 40 digits, come to 1,276.7556; bisection of 1,276.76 gives 5.99997 %',
    within: 0.0005,
  },
  {
    name: 'an 8 % bond of 2 years at 10 %: 964.54, duration 1.8852 years',
    given: { couponRate: 8, yearsToMaturity: 2, marketYield: 10 },
    expect: { quotedPrice: 964.54, macaulayDuration: 1.8852 },
    from: 'payments added with 40 digits: 964.5405; weighted by their times 1.8852 years',
    within: 0.0051,
  },
  {
    name: 'the price of a discount bond rises to its face value by maturity',
    given: { couponRate: 8, yearsToMaturity: 2, marketYield: 10 },
    expect: {
      payments: [
        { year: 0.5, payment: 40, presentValue: 38.1, priceAfter: 972.77 },
        { year: 1, payment: 40, presentValue: 36.28, priceAfter: 981.41 },
        { year: 1.5, payment: 40, presentValue: 34.55, priceAfter: 990.48 },
        { year: 2, payment: 1040, presentValue: 855.61, priceAfter: 1000 },
      ],
    },
    from: 'by hand, backward: 1,040 ÷ 1.05 = 990.476, 1,030.476 ÷ 1.05 = 981.406, 1,021.406 ÷ 1.05 = 972.768',
  },
  {
    name: 'a zero-coupon bond of 10 years at 8 % once a year: 463.19',
    given: { couponRate: 0, frequency: '1', yearsToMaturity: 10, marketYield: 8 },
    expect: { quotedPrice: 463.19, macaulayDuration: 10, modifiedDuration: 9.2593, currentYield: 0 },
    from: 'by hand: 1,000 ÷ 1.08^10; 10 ÷ 1.08',
    within: 0.005,
  },
  {
    name: 'at its coupon rate a bond is worth its face value',
    given: { couponRate: 5, marketYield: 5 },
    expect: { quotedPrice: 1000, priceOfFaceValue: 100, currentYield: 5 },
    from: 'a par bond',
  },
  {
    name: 'at a yield of 0 the payments add up',
    given: { couponRate: 5, yearsToMaturity: 2, marketYield: 0 },
    expect: { quotedPrice: 1100 },
    from: 'by hand: 4 × 25 + 1,000',
  },
  {
    name: 'half a period gone has half a coupon accrued',
    given: { couponRate: 6, yearsToMaturity: 1.25, marketYield: 6 },
    expect: { accruedInterest: 15, fullPrice: 1014.89, quotedPrice: 999.89 },
    from: 'by hand: 1,000 × √1.03 = 1,014.8892',
  },
  {
    name: 'no yield makes a bond free',
    given: { solveFor: 'yield', price: 0.01, faceValue: 1000000, couponRate: 30, frequency: '4' },
    expect: { refused: 'No yield gives this price.' },
    from: 'a yield beyond 1,000 % a period',
  },
  {
    name: 'half a year before the last yearly coupon the yield counts the accrued half of it',
    given: { solveFor: 'yield', price: 975, yearsToMaturity: 0.5, frequency: '1' },
    expect: {
      yieldToMaturity: 10.25,
      accruedInterest: 25,
      fullPrice: 1000,
      currentYield: 5.128,
      payments: [{ year: 0.5, payment: 1050, presentValue: 1000, priceAfter: 1000 }],
    },
    from: 'by hand: 1,050 ÷ 1,000 = 1.05, and 1.05² − 1; 50 ÷ 975',
  },
  {
    name: 'the payments of a year with two coupons come after half a year and a year',
    given: { couponRate: 6, yearsToMaturity: 1 },
    expect: {
      quotedPrice: 1000,
      payments: [
        { year: 0.5, payment: 30, presentValue: 29.13, priceAfter: 1000 },
        { year: 1, payment: 1030, presentValue: 970.87, priceAfter: 1000 },
      ],
    },
    from: 'by hand: 30 ÷ 1.03 and 1,030 ÷ 1.0609',
  },
  {
    name: 'no yield makes a bond of some weeks worth a hundred times its face value',
    given: { solveFor: 'yield', price: 100000, yearsToMaturity: 0.05 },
    expect: { refused: 'No yield gives this price.' },
    from: 'the payment of 1,025 in a tenth of a period',
  },
]);
