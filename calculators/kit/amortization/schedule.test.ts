import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactRate, interestCents } from '#calculators/kit/money/rate.ts';
import { futureValueOfDeposits, growth, levelPayment, levelPaymentCents, principalFor } from './annuity.ts';
import { amortize, amortizeTotals } from './schedule.ts';

describe('a level payment', () => {
  it('repays 240,000 at 6.5 % in 360 months by 1,516.96', () => {
    expect(levelPaymentCents(240000, 0.065 / 12, 360)).toBe(151696);
  });

  it('spreads the principal evenly at 0 %, and repays everything at once when there are no periods', () => {
    expect(levelPayment(1200, 0, 12)).toBe(100);
    expect(levelPayment(1200, 0.01, 0)).toBe(1200);
  });

  it('stays exact for a rate next to zero: the annuity of 1e-12 is that of zero to eleven places', () => {
    expect(levelPayment(1200, 1e-12, 12)).toBeCloseTo(100, 8);
    expect(futureValueOfDeposits(100, 1e-12, 12)).toBeCloseTo(1200, 6);
  });

  it('is inverted by the principal that it repays', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e7, noNaN: true }),
        fc.double({ min: 1e-12, max: 0.03, noNaN: true }),
        fc.integer({ min: 1, max: 480 }),
        (principal, rate, periods) => {
          const back = principalFor(levelPayment(principal, rate, periods), rate, periods);
          expect(Math.abs(back / principal - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it('grows 1 to 1.1268 in 12 periods of 1 %, and 100 a period to 1,268.25, or 1,280.93 paid in advance', () => {
    expect(growth(0.01, 12)).toBeCloseTo(1.12682503, 8);
    expect(futureValueOfDeposits(100, 0.01, 12)).toBeCloseTo(1268.2503, 4);
    expect(futureValueOfDeposits(100, 0.01, 12, 'start')).toBeCloseTo(1280.9328, 4);
    expect(futureValueOfDeposits(100, 0, 12)).toBe(1200);
  });
});

describe('an exact rate', () => {
  it('is a fraction of whole numbers: 6.5 % in 12 periods is 65 / 12,000', () => {
    expect(exactRate(6.5, 12)).toMatchObject({ over: 65, under: 12000 });
    expect(exactRate(7, 12)).toMatchObject({ over: 7, under: 1200 });
    expect(exactRate(6.875, 26)).toMatchObject({ over: 6875, under: 2600000 });
    expect(exactRate(0, 12)).toMatchObject({ over: 0, under: 1200 });
    expect(exactRate(0.001, 12)).toMatchObject({ over: 1, under: 1_200_000 });
    expect(exactRate(0.0005, 12)).toMatchObject({ over: 5, under: 12_000_000 });
    expect(exactRate(6.12345678, 12)).toMatchObject({ over: 612_345_678, under: 120_000_000_000 });
    expect(exactRate(100, 1)).toMatchObject({ over: 100, under: 100 });
  });

  it('rounds interest half up on the cent: 100 cents at 6 % in 12 periods are 0.5 cents, so 1', () => {
    expect(interestCents(100, exactRate(6, 12))).toBe(1);
    expect(interestCents(99, exactRate(6, 12))).toBe(0);
    expect(interestCents(-100, exactRate(6, 12))).toBe(-1);
    expect(interestCents(24000000, exactRate(6.5, 12))).toBe(130000);
  });

  it('agrees with integer arithmetic of any length, even just below the next cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000_000 }),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(12, 26, 52),
        fc.bigInt({ min: 1n, max: 10n ** 14n }),
        (digits, decimals, periodsPerYear, aim) => {
          const rate = exactRate(digits / 10 ** decimals, periodsPerYear);
          const { over, under } = rate;
          // The largest balance whose interest is still `aim` cents, and its neighbors.
          const edge = over === 0 ? Number(aim) : Number(((2n * aim + 1n) * BigInt(under)) / (2n * BigInt(over)));
          for (const balance of [edge - 1, edge, edge + 1].filter((cents) => cents >= 0 && cents <= Number.MAX_SAFE_INTEGER)) {
            const expected = (2n * BigInt(balance) * BigInt(over) + BigInt(under)) / (2n * BigInt(under));
            expect(BigInt(interestCents(balance, rate))).toBe(expected);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('reads a percentage of up to ten decimals exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.integer({ min: 0, max: 10 }), (digits, decimals) => {
        const { over, under } = exactRate(Number(`${digits}e-${decimals}`), 12);
        fc.pre(`${Number(`${digits}e-${decimals}`)}`.includes('e') === false);
        expect(BigInt(over) * 100n * 12n * 10n ** BigInt(decimals)).toBe(BigInt(digits) * BigInt(under));
      }),
      { numRuns: 2000 },
    );
  });

  it('stays exact beyond the precision of a double: a trillion dollars at 6.123456789 %', () => {
    expect(interestCents(100_000_000_000_000, exactRate(6.123456789, 12))).toBe(510_288_065_750);
    expect(interestCents(4_000_000_000_000_001, exactRate(6.5, 12))).toBe(21_666_666_666_667);
    // 4,503,599,627,370,497 · 100 ÷ 1200 is 375,299,968,947,541 and five twelfths.
    expect(interestCents(4_503_599_627_370_497, exactRate(100, 12))).toBe(375_299_968_947_541);
    expect(interestCents(9_007_199_254_740_991, exactRate(0.01, 12))).toBe(75_059_993_790);
  });

  it('rounds half a cent up even if the binary product falls short of it: 122.88 at 0.048828125 % are 0.5 cents', () => {
    expect(interestCents(12_288, exactRate(0.048828125, 12))).toBe(1);
    expect(interestCents(12_287, exactRate(0.048828125, 12))).toBe(0);
  });

  it('is 0, not negative zero, for no balance', () => {
    expect(Object.is(interestCents(0, exactRate(6, 12)), 0)).toBe(true);
  });
});

describe('a schedule', () => {
  it('pays 1,516.96 a month for 240,000 at 6.5 %, and 1,520.33 last', () => {
    const schedule = amortize({ principal: 240000, annualRate: 6.5, periods: 360 });
    expect(schedule?.payment).toBe(151696);
    expect(schedule?.rows.length).toBe(360);
    expect(schedule?.rows[0]).toEqual({ period: 1, payment: 151696, interest: 130000, principal: 21696, balance: 23978304 });
    expect(schedule?.rows[359]?.payment).toBe(152033);
  });

  it('refuses a payment equal to the first interest, and accepts one cent more', () => {
    expect(amortize({ principal: 1000, annualRate: 12, periods: 600, payment: 1000 })).toBeUndefined();
    expect(amortize({ principal: 1000, annualRate: 12, periods: 6000, payment: 1001 })).toBeDefined();
  });

  it('has no row without a principal', () => {
    const nothing = { rows: [], count: 0, payment: 0, totalInterest: 0, totalPaid: 0 };
    expect(amortize({ principal: 0, annualRate: 5, periods: 12 })).toEqual(nothing);
  });

  it('has the same totals when computed without its rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 20000 }),
        fc.integer({ min: 1, max: 480 }),
        fc.constantFrom(0, 25.5, (period: number) => (period % 12 === 0 ? 100 : 0)),
        fc.constantFrom(undefined, 50_000),
        (cents, thousandths, periods, extra, payment) => {
          const loan = { principal: cents / 100, annualRate: thousandths / 1000, periods, extra };
          const asked = payment === undefined ? loan : { ...loan, payment };
          const { rows, ...totals } = amortize(asked) ?? { rows: undefined };
          expect(amortizeTotals(asked)).toEqual(rows === undefined ? undefined : { ...totals, count: rows.length });
        },
      ),
    );
  });

  it('has no row with a payment of 0 and no principal', () => {
    expect(amortize({ principal: 0, annualRate: 5, periods: 12, payment: 0 })?.rows).toEqual([]);
  });

  it('runs to its last period when rounding lowers the level payment to the interest: 100 at 50 % a month for 60 months', () => {
    const schedule = amortize({ principal: 100, annualRate: 600, periods: 60 });
    expect(schedule?.payment).toBe(5000);
    expect(schedule?.rows.length).toBe(60);
    expect(schedule?.rows.at(-1)).toEqual({ period: 60, payment: 15000, interest: 5000, principal: 10000, balance: 0 });
    expect(schedule?.totalInterest).toBe(300000);
  });

  it('adds an extra payment to its own period only', () => {
    const schedule = amortize({ principal: 1200, annualRate: 0, periods: 12, extra: (period) => (period === 2 ? 50 : 0) });
    expect(schedule?.rows.slice(0, 3).map((row) => row.payment)).toEqual([10000, 15000, 10000]);
    expect(schedule?.rows.length).toBe(12);
    expect(schedule?.rows[11]?.payment).toBe(5000);
  });

  it('adds an extra payment of one size to every period', () => {
    const schedule = amortize({ principal: 1200, annualRate: 0, periods: 12, extra: 100 });
    expect(schedule?.rows.map((row) => row.payment)).toEqual([20000, 20000, 20000, 20000, 20000, 20000]);
  });

  it('leaves a balance open where the given payment does not clear it in time', () => {
    const schedule = amortize({ principal: 1000, annualRate: 0, periods: 3, payment: 10000 });
    expect(schedule?.rows.at(-1)).toEqual({ period: 3, payment: 10000, interest: 0, principal: 10000, balance: 70000 });
  });

  it('adds up in every row and in its totals, and its balance falls to 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10000, max: 200_000_000 }),
        fc.integer({ min: 0, max: 20000 }),
        fc.integer({ min: 1, max: 480 }),
        (cents, thousandths, periods) => {
          const loan = { principal: cents / 100, annualRate: thousandths / 1000, periods };
          const schedule = amortize(loan);
          if (schedule === undefined) throw new Error('refused');
          let balance = cents;
          for (const row of schedule.rows) {
            expect(row.interest + row.principal).toBe(row.payment);
            expect(row.balance).toBe(balance - row.principal);
            balance = row.balance;
          }
          expect(balance).toBe(0);
          expect(schedule.rows.reduce((sum, row) => sum + row.principal, 0)).toBe(cents);
          expect(schedule.rows.reduce((sum, row) => sum + row.interest, 0)).toBe(schedule.totalInterest);
          expect(schedule.totalPaid).toBe(cents + schedule.totalInterest);
        },
      ),
      { numRuns: 60 },
    );
  });

  // On tiny loans at high rates, rounding the payment up by a cent decides the duration of the loan: a higher rate can then cost less.
  it('costs more at a higher rate and over a longer term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 12, max: 348 }),
        (principal, tenths, periods) => {
          const cost = (annualRate: number, months: number) => amortize({ principal, annualRate, periods: months })?.totalInterest ?? 0;
          const plain = cost(tenths / 10, periods);
          expect(cost(tenths / 10 + 1, periods)).toBeGreaterThan(plain);
          expect(cost(tenths / 10, periods + 12)).toBeGreaterThanOrEqual(plain);
        },
      ),
      { numRuns: 60 },
    );
  });
});
