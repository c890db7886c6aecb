import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirr, npv } from '#calculators/kit/finance/cash-flows.ts';
import type { Outcome } from '#calculators/kit/finance/outcome.ts';
import { dateOf } from './dates/calendar.ts';
import { duration, price } from './securities/bond.ts';
import { effect, fvschedule, nominal, pduration, rri } from './time-value/growth-rates.ts';
import { ipmt, ppmt } from './time-value/payment-parts.ts';
import { rate } from './time-value/rate.ts';
import { fv, nper, pmt, pv } from './time-value/time-value.ts';

/**
 * A second implementation: fifty decimal digits, period by period or straight from the textbook, sharing no code with the first.
 */
const D = Decimal.clone({ precision: 50 });

/** Grows a balance period by period: payments at the end or the start. */
function balanceOf(rateOf: number, periods: number, payment: Decimal, start: number, type: number): Decimal {
  let balance = new D(start);
  for (let period = 0; period < periods; period++) {
    if (type === 1) balance = balance.plus(payment);
    balance = balance.times(new D(1).plus(rateOf));
    if (type === 0) balance = balance.plus(payment);
  }
  return balance;
}

/** The payment for which the final balance is −fv: the balance is linear in it, so two trials determine it. */
function paymentOf(rateOf: number, periods: number, start: number, end: number, type: number): Decimal {
  const without = balanceOf(rateOf, periods, new D(0), start, type);
  const perUnit = balanceOf(rateOf, periods, new D(1), 0, type);
  return without.plus(end).negated().div(perUnit);
}

function expectAgreement(actual: Outcome, wanted: Decimal, within = 1e-10): void {
  if (typeof actual !== 'number') throw new Error(actual.refused);
  const distance = new D(actual).minus(wanted).abs();
  expect(distance.lte(wanted.abs().times(within).plus(within)), `${actual} against ${wanted.toString()}`).toBe(true);
}

const terms = fc.record({
  rate: fc.oneof(
    fc.constant(0),
    fc.double({ min: -0.1, max: 0.3, noNaN: true }),
    fc.double({ min: 1e-14, max: 1e-7, noNaN: true }),
    fc.double({ min: -1e-7, max: -1e-14, noNaN: true }),
  ),
  nper: fc.integer({ min: 1, max: 60 }),
  pv: fc.integer({ min: -100_000, max: 100_000 }),
  fv: fc.integer({ min: -100_000, max: 100_000 }),
  pmt: fc.integer({ min: -1000, max: 1000 }),
  type: fc.constantFrom(0, 1),
});

describe('against a decimal engine', () => {
  it('PMT agrees, near a rate of zero too', () => {
    fc.assert(fc.property(terms, (t) => expectAgreement(pmt(t), paymentOf(t.rate, t.nper, t.pv, t.fv, t.type), 1e-9)));
  });

  it('FV agrees', () => {
    fc.assert(fc.property(terms, (t) => expectAgreement(fv(t), balanceOf(t.rate, t.nper, new D(t.pmt), t.pv, t.type).negated(), 1e-8)));
  });

  it('PV agrees', () => {
    fc.assert(
      fc.property(terms, (t) => {
        const end = balanceOf(t.rate, t.nper, new D(t.pmt), 0, t.type).plus(t.fv);
        expectAgreement(pv(t), end.div(new D(1).plus(t.rate).pow(t.nper)).negated(), 1e-8);
      }),
    );
  });

  it('IPMT and PPMT agree with a schedule', () => {
    fc.assert(
      fc.property(terms, fc.nat(), (t, pick) => {
        const per = 1 + (pick % t.nper);
        const payment = paymentOf(t.rate, t.nper, t.pv, t.fv, t.type);
        // Interest of the period before the payment: added after it at the end of a period, before it at the start.
        const owed = balanceOf(t.rate, per - 1, payment, t.pv, t.type);
        const accrued = t.type === 1 ? owed.minus(owed.div(new D(1).plus(t.rate))) : owed.times(t.rate);
        const interest = t.type === 1 && per === 1 ? new D(0) : accrued.negated();
        expectAgreement(ipmt({ ...t, per }), interest, 1e-7);
        expectAgreement(ppmt({ ...t, per }), payment.minus(interest), 1e-7);
      }),
    );
  });

  it('NPER agrees with the number of periods that a balance was grown for', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 100, max: 1000 }), (t, each) => {
        fc.pre(t.rate >= 0);
        const end = balanceOf(t.rate, t.nper, new D(each), Math.abs(t.pv), t.type).negated().toNumber();
        expectAgreement(nper({ rate: t.rate, pmt: each, pv: Math.abs(t.pv), fv: end, type: t.type }), new D(t.nper), 1e-8);
      }),
    );
  });

  it('RATE makes the final balance meet the future value', () => {
    const loan = fc.record({
      nper: fc.integer({ min: 1, max: 60 }),
      pv: fc.integer({ min: 100, max: 100_000 }),
      share: fc.double({ min: 0.5, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(loan, (each) => {
        const payment = (-each.pv / each.nper) * each.share;
        const found = rate({ nper: each.nper, pmt: payment, pv: each.pv });
        if (typeof found !== 'number') throw new Error(found.refused);
        const left = balanceOf(found, each.nper, new D(payment), each.pv, 0);
        const size = balanceOf(Math.max(found, 0), each.nper, new D(0), each.pv, 0);
        expect(left.abs().lte(size.times(1e-10))).toBe(true);
      }),
    );
  });

  it('NPV and MIRR agree', () => {
    const flows = fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 2, maxLength: 20 });
    const percent = fc.double({ min: -0.5, max: 1, noNaN: true });
    fc.assert(
      fc.property(flows, percent, percent, (values, first, second) => {
        const worth = (list: readonly number[], at: number, shift: number): Decimal =>
          list.reduce((sum, value, k) => sum.plus(new D(value).div(new D(1).plus(at).pow(k + shift))), new D(0));
        expectAgreement(npv({ rate: first, values }), worth(values, first, 1), 1e-7);
        fc.pre(values.some((value) => value > 0) && values.some((value) => value < 0));
        const last = values.length - 1;
        const received = worth(
          values.map((value) => Math.max(value, 0)),
          second,
          0,
        ).times(new D(1).plus(second).pow(last));
        const paid = worth(
          values.map((value) => Math.min(value, 0)),
          first,
          0,
        ).negated();
        expectAgreement(mirr({ values, financeRate: first, reinvestRate: second }), received.div(paid).pow(new D(1).div(last)).minus(1));
      }),
    );
  });

  it('EFFECT, NOMINAL, RRI, PDURATION and FVSCHEDULE agree', () => {
    const positive = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.double({ min: 1e-10, max: 2, noNaN: true }), fc.integer({ min: 1, max: 365 }), positive, positive, (r, n, a, b) => {
        expectAgreement(effect({ nominalRate: r, npery: n }), new D(r).div(n).plus(1).pow(n).minus(1));
        expectAgreement(nominal({ effectRate: r, npery: n }), new D(r).plus(1).pow(new D(1).div(n)).minus(1).times(n));
        expectAgreement(rri({ nper: n, pv: a, fv: b }), new D(b).div(a).pow(new D(1).div(n)).minus(1));
        expectAgreement(pduration({ rate: r, pv: a, fv: b }), new D(b).div(a).ln().div(new D(r).plus(1).ln()), 1e-9);
        expectAgreement(
          fvschedule({ principal: a, schedule: [r, -r / 4] }),
          new D(a).times(new D(r).plus(1)).times(new D(1).minus(new D(r).div(4))),
        );
      }),
    );
  });

  it('PRICE and DURATION agree with payments discounted one by one on a coupon date', () => {
    const bond = fc.record({
      years: fc.integer({ min: 1, max: 30 }),
      frequency: fc.constantFrom(1, 2, 4),
      coupon: fc.double({ min: 0, max: 0.2, noNaN: true }),
      yld: fc.double({ min: -0.1, max: 0.3, noNaN: true }),
    });
    fc.assert(
      fc.property(bond, ({ years, frequency, coupon, yld }) => {
        fc.pre(years * frequency > 1);
        let worth = new D(0);
        let weighted = new D(0);
        for (let k = 1; k <= years * frequency; k++) {
          const paid = new D(100)
            .times(coupon)
            .div(frequency)
            .plus(k === years * frequency ? 100 : 0);
          const now = paid.div(new D(yld).div(frequency).plus(1).pow(k));
          worth = worth.plus(now);
          weighted = weighted.plus(now.times(k).div(frequency));
        }
        const dates = { settlement: dateOf(2025, 3, 15), maturity: dateOf(2025 + years, 3, 15), frequency };
        expectAgreement(price({ ...dates, rate: coupon, yld, redemption: 100 }), worth, 1e-9);
        expectAgreement(duration({ ...dates, coupon, yld }), weighted.div(worth), 1e-9);
      }),
    );
  });
});
