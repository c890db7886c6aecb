import * as formula from '@formulajs/formulajs';
import fc from 'fast-check';
import * as financial from 'financial';
import { describe, expect, it } from 'vitest';
import { callFunction } from './functions.ts';

/**
 * Two other implementations, used only where they are right: not for MIRR, XIRR, DB, and Treasury bills, nor where several rates or losses
 * make their iterations fail.
 */
function expectSame(ours: unknown, theirs: unknown, size = 1): void {
  if (typeof ours !== 'number' || typeof theirs !== 'number') throw new Error(`${JSON.stringify(ours)} against ${String(theirs)}`);
  expect(Math.abs(ours - theirs), `${ours} against ${theirs}`).toBeLessThanOrEqual(1e-7 * Math.max(size, Math.abs(theirs)));
}

const loan = fc.record({
  rate: fc.double({ min: 0.0005, max: 0.05, noNaN: true }),
  nper: fc.integer({ min: 1, max: 360 }),
  pv: fc.integer({ min: 100, max: 1_000_000 }),
  fv: fc.integer({ min: -1000, max: 1000 }),
  type: fc.constantFrom(0, 1),
});

describe('against other implementations', () => {
  it('PMT, PV and FV agree with two others', () => {
    fc.assert(
      fc.property(loan, ({ rate, nper, pv, fv, type }) => {
        const when = type === 1 ? financial.PaymentDueTime.Begin : financial.PaymentDueTime.End;
        const size = pv * (1 + rate) ** nper;
        const payment = callFunction('PMT', { rate, nper, pv, fv, type });
        expectSame(payment, formula.PMT(rate, nper, pv, fv, type), pv);
        expectSame(payment, financial.pmt(rate, nper, pv, fv, when), pv);
        expectSame(callFunction('FV', { rate, nper, pmt: -500, pv, type }), financial.fv(rate, nper, -500, pv, when), size);
        expectSame(callFunction('FV', { rate, nper, pmt: -500, pv, type }), formula.FV(rate, nper, -500, pv, type), size);
        expectSame(callFunction('PV', { rate, nper, pmt: -500, fv, type }), financial.pv(rate, nper, -500, fv, when), size);
        expectSame(callFunction('PV', { rate, nper, pmt: -500, fv, type }), formula.PV(rate, nper, -500, fv, type), size);
      }),
    );
  });

  it('IPMT, PPMT, CUMIPMT and CUMPRINC agree', () => {
    fc.assert(
      fc.property(loan, fc.nat(), ({ rate, nper, pv }, pick) => {
        const per = 1 + (pick % nper);
        const size = pv * (1 + rate) ** nper;
        expectSame(callFunction('IPMT', { rate, per, nper, pv }), financial.ipmt(rate, per, nper, pv), size);
        expectSame(callFunction('PPMT', { rate, per, nper, pv }), financial.ppmt(rate, per, nper, pv), size);
        const stretch = { rate, nper, pv, start_period: 1, end_period: per };
        expectSame(callFunction('CUMIPMT', stretch), formula.CUMIPMT(rate, nper, pv, 1, per, 0), size);
        expectSame(callFunction('CUMPRINC', stretch), formula.CUMPRINC(rate, nper, pv, 1, per, 0), size);
      }),
    );
  });

  it('NPER, NPV and IRR agree', () => {
    fc.assert(
      fc.property(loan, fc.array(fc.integer({ min: 100, max: 1000 }), { minLength: 2, maxLength: 12 }), ({ rate, pv }, receipts) => {
        const payment = -pv * (rate + 0.01);
        expectSame(callFunction('NPER', { rate, pmt: payment, pv }), financial.nper(rate, payment, pv));
        expectSame(callFunction('NPV', { rate, values: receipts }), formula.NPV(rate, ...receipts));
        const values = [-receipts.reduce((sum, each) => sum + each, 0) * 0.8, ...receipts];
        expectSame(callFunction('IRR', { values }), financial.irr(values), 10);
      }),
    );
  });

  it('SLN, SYD and DDB agree', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 100_000 }),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 2, max: 30 }),
        fc.nat(),
        (cost, salvage, life, pick) => {
          const period = 1 + (pick % life);
          expectSame(callFunction('SLN', { cost, salvage, life }), formula.SLN(cost, salvage, life));
          expectSame(callFunction('SYD', { cost, salvage, life, per: period }), formula.SYD(cost, salvage, life, period));
          expectSame(callFunction('DDB', { cost, salvage, life, period }), formula.DDB(cost, salvage, life, period, 2), cost);
        },
      ),
    );
  });
});
