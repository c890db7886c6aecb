import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irr, npv } from '#calculators/kit/finance/cash-flows.ts';
import { db, ddb, sln, syd } from '#calculators/kit/finance/depreciation.ts';
import type { Outcome } from '#calculators/kit/finance/outcome.ts';
import { addMonths, dateOf } from './dates/calendar.ts';
import { vdb } from './depreciation/variable-depreciation.ts';
import { bondYield, price } from './securities/bond.ts';
import { couponPeriod } from './securities/coupons.ts';
import { effect, nominal } from './time-value/growth-rates.ts';
import { cumipmt, cumprinc, ipmt, ppmt } from './time-value/payment-parts.ts';
import { rate } from './time-value/rate.ts';
import { fv, nper, pmt, pv } from './time-value/time-value.ts';

function numberFrom(outcome: Outcome): number {
  if (typeof outcome !== 'number') throw new Error(outcome.refused);
  return outcome;
}

function expectClose(actual: number, wanted: number, size = Math.abs(wanted)): void {
  expect(Math.abs(actual - wanted), `${actual} against ${wanted}`).toBeLessThanOrEqual(1e-9 * Math.max(size, 1));
}

const loan = fc.record({
  rate: fc.oneof(fc.constant(0), fc.double({ min: -0.02, max: 0.2, noNaN: true }), fc.double({ min: 1e-12, max: 1e-6, noNaN: true })),
  nper: fc.integer({ min: 1, max: 480 }),
  pv: fc.integer({ min: 1, max: 1_000_000 }),
  type: fc.constantFrom(0, 1),
});

describe('payments', () => {
  it('are interest and principal in each period', () => {
    fc.assert(
      fc.property(loan, fc.double({ min: 0, max: 1, noNaN: true }), (terms, share) => {
        const per = 1 + Math.floor(share * (terms.nper - 1));
        expectClose(numberFrom(ipmt({ ...terms, per })) + numberFrom(ppmt({ ...terms, per })), numberFrom(pmt(terms)), terms.pv);
      }),
    );
  });

  it('sum up over a stretch to their cumulated interest and principal', () => {
    fc.assert(
      fc.property(loan, fc.nat(), fc.nat(), (terms, a, b) => {
        const [startPeriod = 1, endPeriod = 1] = [1 + (a % terms.nper), 1 + (b % terms.nper)].sort((x, y) => x - y);
        let interest = 0;
        let principal = 0;
        for (let per = startPeriod; per <= endPeriod; per++) {
          interest += numberFrom(ipmt({ ...terms, per }));
          principal += numberFrom(ppmt({ ...terms, per }));
        }
        const size = terms.pv * 100 + Math.abs(numberFrom(pmt(terms)) * terms.nper);
        const stretch = { ...terms, startPeriod, endPeriod };
        expectClose(numberFrom(cumipmt(stretch)), interest, size);
        expectClose(numberFrom(cumprinc(stretch)), principal, size);
        expectClose(
          numberFrom(cumipmt(stretch)) + numberFrom(cumprinc(stretch)),
          numberFrom(pmt(terms)) * (endPeriod - startPeriod + 1),
          size,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('repay the whole principal over the term', () => {
    fc.assert(
      fc.property(loan, (terms) => {
        expectClose(numberFrom(cumprinc({ ...terms, startPeriod: 1, endPeriod: terms.nper })), -terms.pv, terms.pv * 100);
      }),
    );
  });
});

describe('PMT, PV, FV, NPER and RATE', () => {
  const annuity = fc.record({
    rate: fc.oneof(fc.constant(0), fc.double({ min: 1e-5, max: 0.1, noNaN: true })),
    nper: fc.integer({ min: 2, max: 120 }),
    pv: fc.integer({ min: 100, max: 100_000 }),
    fv: fc.integer({ min: -100_000, max: 0 }),
    type: fc.constantFrom(0, 1),
  });

  it('invert each other', () => {
    fc.assert(
      fc.property(annuity, (terms) => {
        const payment = numberFrom(pmt(terms));
        const size = 1000 * (terms.pv + Math.abs(terms.fv)) + Math.abs(payment * terms.nper);
        expectClose(numberFrom(pv({ ...terms, pmt: payment })), terms.pv, size);
        const grown = Math.exp(terms.nper * Math.log1p(terms.rate));
        expectClose(numberFrom(fv({ ...terms, pmt: payment })), terms.fv, size * grown);
        // Any number of periods is a solution for payments of interest only.
        if (payment * (1 + terms.rate * terms.type) + terms.pv * terms.rate < -1e-3) {
          expect(Math.abs(numberFrom(nper({ ...terms, pmt: payment })) - terms.nper)).toBeLessThan(1e-3);
        }
      }),
    );
  });

  it('[RATE] finds the rate from which the payment was computed', () => {
    fc.assert(
      fc.property(annuity, (terms) => {
        const payment = numberFrom(pmt(terms));
        fc.pre(payment < 0);
        const found = rate({ ...terms, pmt: payment, guess: terms.rate });
        expect(Math.abs(numberFrom(found) - terms.rate)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('rates', () => {
  it('[IRR] make the net present value zero', () => {
    const receipts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 20_000 }), receipts, (outlay, flows) => {
        const values = [-outlay, ...flows];
        expectClose(numberFrom(npv({ rate: numberFrom(irr({ values })), values })), 0, outlay * 1000);
      }),
    );
  });

  it('nominal and effective invert each other', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.9, max: 5, noNaN: true }), fc.integer({ min: 1, max: 365 }), (effectRate, npery) => {
        expectClose(numberFrom(effect({ nominalRate: numberFrom(nominal({ effectRate, npery })), npery })), effectRate, 1);
      }),
    );
  });
});

describe('depreciation', () => {
  const asset = fc.record({
    cost: fc.integer({ min: 1000, max: 1_000_000 }),
    salvage: fc.integer({ min: 0, max: 1000 }),
    life: fc.integer({ min: 1, max: 40 }),
  });
  const periods = (life: number): readonly number[] => Array.from({ length: life }, (_, index) => index + 1);

  it('by the straight line and by digits sums up to cost less salvage', () => {
    fc.assert(
      fc.property(asset, (each) => {
        const straight = periods(each.life).reduce((sum) => sum + numberFrom(sln(each)), 0);
        const digits = periods(each.life).reduce((sum, per) => sum + numberFrom(syd({ ...each, per })), 0);
        expectClose(straight, each.cost - each.salvage);
        expectClose(digits, each.cost - each.salvage);
      }),
    );
  });

  it('by declining balance never goes below the salvage value nor above what is left', () => {
    fc.assert(
      fc.property(asset, fc.double({ min: 0.5, max: 3, noNaN: true }), (each, factor) => {
        let book = each.cost;
        for (const period of periods(each.life)) {
          const depreciation = numberFrom(ddb({ ...each, period, factor }));
          expect(depreciation).toBeGreaterThanOrEqual(0);
          expectClose(depreciation, Math.min(Math.max(book - each.salvage, 0), (book * factor) / each.life), each.cost);
          book -= depreciation;
        }
      }),
    );
  });

  it('by variable declining balance adds up over any cut of the life, and to cost less salvage', () => {
    fc.assert(
      fc.property(asset, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
        const cut = share * each.life;
        const part = (startPeriod: number, endPeriod: number): number => numberFrom(vdb({ ...each, startPeriod, endPeriod }));
        expectClose(part(0, cut) + part(cut, each.life), each.cost - each.salvage);
      }),
    );
  });

  it('without switching is declining balance, period by period', () => {
    fc.assert(
      fc.property(asset, (each) => {
        for (const period of periods(each.life)) {
          const variable = numberFrom(vdb({ ...each, startPeriod: period - 1, endPeriod: period, noSwitch: true }));
          expectClose(variable, numberFrom(ddb({ ...each, period })), each.cost);
        }
      }),
    );
  });

  it('by fixed declining balance falls from period to period within a full year', () => {
    fc.assert(
      fc.property(asset, (each) => {
        const values = periods(each.life).map((period) => numberFrom(db({ ...each, period })));
        expect(values).toEqual([...values].sort((a, b) => b - a));
      }),
    );
  });
});

describe('bonds', () => {
  const bond = fc
    .record({
      start: fc.integer({ min: 0, max: 9000 }),
      days: fc.integer({ min: 2, max: 12_000 }),
      rate: fc.double({ min: 0, max: 0.15, noNaN: true }),
      redemption: fc.integer({ min: 50, max: 150 }),
      frequency: fc.constantFrom(1, 2, 4),
      basis: fc.constantFrom(0, 1, 2, 3, 4),
    })
    .map(({ start, days, ...rest }) => ({ ...rest, settlement: dayOf(start), maturity: dayOf(start + days) }));

  it('yield the rate at which they were priced', () => {
    fc.assert(
      fc.property(bond, fc.double({ min: -0.05, max: 0.3, noNaN: true }), (each, yld) => {
        const pr = numberFrom(price({ ...each, yld }));
        const period = couponPeriod(each);
        fc.pre(pr > 0 && (period.count > 1 || period.daysBefore < period.days));
        expect(Math.abs(numberFrom(bondYield({ ...each, pr })) - yld)).toBeLessThan(1e-7);
      }),
      { numRuns: 400 },
    );
  });

  it('have a coupon period that holds settlement, with whole coupon periods up to maturity', () => {
    fc.assert(
      fc.property(bond, ({ settlement, maturity, frequency }) => {
        const { previous, next, count } = couponPeriod({ settlement, maturity, frequency });
        expect(previous.serial).toBeLessThanOrEqual(settlement.serial);
        expect(next.serial).toBeGreaterThan(settlement.serial);
        expect(addMonths(maturity, ((1 - count) * 12) / frequency, false).serial).toBeLessThanOrEqual(next.serial);
        expect(count).toBe(Math.round(((maturity.serial - next.serial) / 365.2425) * frequency) + 1);
      }),
      { numRuns: 400 },
    );
  });
});

function dayOf(serial: number): ReturnType<typeof dateOf> {
  const day = new Date(Date.UTC(2000, 0, 1 + serial));
  return dateOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}
