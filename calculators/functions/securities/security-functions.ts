import { basis, date, declareFunction, number, openFormula } from '#calculators/functions/arguments/declare.ts';
import { yearfrac } from '#calculators/functions/dates/day-count.ts';
import { apr } from '#calculators/functions/truth-in-lending/annual-percentage-rate.ts';
import { accrint } from './accrued-interest.ts';
import { bondYield, duration, mduration, price } from './bond.ts';
import { coupdaybs, coupdays, coupdaysnc, coupncd, coupnum, couppcd } from './coupons.ts';
import { disc, intrate, pricedisc, received, yielddisc } from './discount-securities.ts';
import { accrintm, pricemat, yieldmat } from './interest-at-maturity.ts';
import { oddfprice, oddfyield, oddlprice, oddlyield } from './odd-coupons.ts';
import { tbilleq, tbillprice, tbillyield } from './treasury-bills.ts';

const term = { settlement: date, maturity: date };
const frequency = { kind: 'truncated', also: ['freq'] } as const;
const rate = { kind: 'number', also: ['coupon', 'coupon_rate'] } as const;
const yld = { kind: 'number', also: ['yield'] } as const;
const pr = { kind: 'number', also: ['price'] } as const;
const discount = { kind: 'number', also: ['discount_rate'] } as const;
const coupons = { ...term, frequency, basis };
const oddFirst = { ...term, issue: date, firstCoupon: date, rate };
const oddLast = { ...term, lastInterest: date, rate };
const par = { kind: 'number', optional: true, defaultValue: 1000, also: ['redemption'] } as const;
const coupon = { kind: 'number', also: ['rate', 'coupon_rate'] } as const;

/** Bonds, bills and loans under the spreadsheet names, and the APR of Regulation Z. */
export const securityFunctions = {
  PRICE: declareFunction({
    declared: { ...term, rate, yld, redemption: number, frequency, basis },
    description: 'Clean price of a bond per 100 face value.',
    source: openFormula,
    call: price,
  }),
  YIELD: declareFunction({
    declared: { ...term, rate, pr, redemption: number, frequency, basis },
    description: 'Yield to maturity of a bond.',
    source: openFormula,
    call: bondYield,
  }),
  DURATION: declareFunction({
    declared: { ...term, coupon, yld, frequency, basis },
    description: 'Macaulay duration of a bond in years.',
    source: openFormula,
    call: duration,
  }),
  MDURATION: declareFunction({
    declared: { ...term, coupon, yld, frequency, basis },
    description: 'Modified duration of a bond.',
    source: openFormula,
    call: mduration,
  }),
  COUPNUM: declareFunction({ declared: coupons, description: 'Coupons left until maturity.', source: openFormula, call: coupnum }),
  COUPDAYBS: declareFunction({
    declared: coupons,
    description: 'Days from the beginning of the coupon period to settlement.',
    source: openFormula,
    call: coupdaybs,
  }),
  COUPDAYS: declareFunction({
    declared: coupons,
    description: 'Days of the coupon period that holds settlement.',
    source: openFormula,
    call: coupdays,
  }),
  COUPDAYSNC: declareFunction({
    declared: coupons,
    description: 'Days from settlement to the next coupon.',
    source: openFormula,
    call: coupdaysnc,
  }),
  COUPNCD: declareFunction({ declared: coupons, description: 'Next coupon date.', source: openFormula, call: coupncd }),
  COUPPCD: declareFunction({ declared: coupons, description: 'Previous coupon date.', source: openFormula, call: couppcd }),
  ACCRINT: declareFunction({
    declared: {
      issue: date,
      firstInterest: { kind: 'date', also: ['first_payment'] },
      settlement: date,
      rate,
      par,
      frequency,
      basis,
      calcMethod: { kind: 'flag', optional: true, defaultValue: true },
    },
    description: 'Accrued interest of a security with regular coupons.',
    source: openFormula,
    call: accrint,
  }),
  ACCRINTM: declareFunction({
    declared: { issue: date, settlement: { kind: 'date', also: ['maturity'] }, rate, par, basis },
    description: 'Accrued interest of a security that pays at maturity.',
    source: openFormula,
    call: accrintm,
  }),
  DISC: declareFunction({
    declared: { ...term, pr, redemption: number, basis },
    description: 'Discount rate of a security.',
    source: openFormula,
    call: disc,
  }),
  INTRATE: declareFunction({
    declared: {
      settlement: { kind: 'date', also: ['buy_date'] },
      maturity: { kind: 'date', also: ['sell_date'] },
      investment: { kind: 'number', also: ['buy_price'] },
      redemption: { kind: 'number', also: ['sell_price'] },
      basis,
    },
    description: 'Interest rate of a fully invested security.',
    source: openFormula,
    call: intrate,
  }),
  RECEIVED: declareFunction({
    declared: { ...term, investment: number, discount, basis },
    description: 'Amount received at maturity for a fully invested security.',
    source: openFormula,
    call: received,
  }),
  PRICEDISC: declareFunction({
    declared: { ...term, discount, redemption: number, basis },
    description: 'Price of a discounted security per 100 face value.',
    source: openFormula,
    call: pricedisc,
  }),
  YIELDDISC: declareFunction({
    declared: { ...term, pr, redemption: number, basis },
    description: 'Yearly yield of a discounted security.',
    source: openFormula,
    call: yielddisc,
  }),
  PRICEMAT: declareFunction({
    declared: { ...term, issue: date, rate, yld, basis },
    description: 'Price of a security that pays interest at maturity, per 100 face value.',
    source: openFormula,
    call: pricemat,
  }),
  YIELDMAT: declareFunction({
    declared: { ...term, issue: date, rate, pr, basis },
    description: 'Yearly yield of a security that pays interest at maturity.',
    source: openFormula,
    call: yieldmat,
  }),
  ODDFPRICE: declareFunction({
    declared: { ...oddFirst, yld, redemption: number, frequency, basis },
    description: 'Clean price of a bond with an odd first period, per 100 face value.',
    source: openFormula,
    call: oddfprice,
  }),
  ODDFYIELD: declareFunction({
    declared: { ...oddFirst, pr, redemption: number, frequency, basis },
    description: 'Yield of a bond with an odd first period.',
    source: openFormula,
    call: oddfyield,
  }),
  ODDLPRICE: declareFunction({
    declared: { ...oddLast, yld, redemption: number, frequency, basis },
    description: 'Clean price of a bond in its odd last period, per 100 face value.',
    source: openFormula,
    call: oddlprice,
  }),
  ODDLYIELD: declareFunction({
    declared: { ...oddLast, pr, redemption: number, frequency, basis },
    description: 'Yield of a bond in its odd last period.',
    source: openFormula,
    call: oddlyield,
  }),
  TBILLEQ: declareFunction({
    declared: { ...term, discount },
    description: 'Bond-equivalent yield of a Treasury bill.',
    source: openFormula,
    call: tbilleq,
  }),
  TBILLPRICE: declareFunction({
    declared: { ...term, discount },
    description: 'Price of a Treasury bill per 100 face value.',
    source: openFormula,
    call: tbillprice,
  }),
  TBILLYIELD: declareFunction({
    declared: { ...term, pr },
    description: 'Yield of a Treasury bill.',
    source: openFormula,
    call: tbillyield,
  }),
  YEARFRAC: declareFunction({
    declared: { startDate: date, endDate: date, basis },
    description: 'Years between two dates under a day-count basis.',
    source: 'OASIS OpenDocument 1.2, part 2 (OpenFormula), section 6.10.24',
    call: yearfrac,
  }),
  APR: declareFunction({
    declared: {
      advances: { kind: 'unitPeriodFlows' },
      payments: { kind: 'unitPeriodFlows' },
      unitPeriodsPerYear: number,
    },
    description: 'Annual percentage rate of a loan by the actuarial method.',
    source: 'Regulation Z, 12 CFR 1026, appendix J',
    call: apr,
  }),
};
