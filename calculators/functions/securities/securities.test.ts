import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callFunction } from '#calculators/functions/functions.ts';

function numberOf(name: string, args: Readonly<Record<string, unknown>>): number {
  const answer = callFunction(name, args);
  if (typeof answer !== 'number') throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A year of 365 days that begins on 15 January 2025; half of it ends on 15 July, after 181 days (180 under 30/360). */
const term = { settlement: '2025-01-15', maturity: '2025-07-15' };
/** Years of the term under bases 0 to 4, by hand. */
const years = [180 / 360, 181 / 365, 181 / 360, 181 / 365, 180 / 360];

describe('securities without coupons', () => {
  it.each([0, 1, 2, 3, 4])('count years by basis %i', (basis) => {
    const t = years[basis] ?? Number.NaN;
    expect(numberOf('DISC', { ...term, pr: 95, redemption: 100, basis })).toBeCloseTo(0.05 / t, 12);
    expect(numberOf('YIELDDISC', { ...term, pr: 80, redemption: 100, basis })).toBeCloseTo(0.25 / t, 12);
    expect(numberOf('PRICEDISC', { ...term, discount: 0.1, redemption: 200, basis })).toBeCloseTo(200 * (1 - 0.1 * t), 12);
    expect(numberOf('INTRATE', { ...term, investment: 80, redemption: 100, basis })).toBeCloseTo(0.25 / t, 12);
    expect(numberOf('RECEIVED', { ...term, investment: 90, discount: 0.2, basis })).toBeCloseTo(90 / (1 - 0.2 * t), 12);
    expect(numberOf('ACCRINTM', { issue: term.settlement, settlement: term.maturity, rate: 0.1, par: 500, basis })).toBeCloseTo(50 * t, 12);
    expect(numberOf('ACCRINTM', { issue: term.settlement, settlement: term.maturity, rate: 0.1, basis })).toBeCloseTo(100 * t, 12);
  });

  it('convert a discount to a price and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.5, noNaN: true }), fc.constantFrom(0, 1, 2, 3, 4), (discount, basis) => {
        const pr = numberOf('PRICEDISC', { ...term, discount, redemption: 100, basis });
        expect(numberOf('DISC', { ...term, pr, redemption: 100, basis })).toBeCloseTo(discount, 10);
      }),
    );
  });

  it('that pay interest at maturity yield the rate at which they were priced', () => {
    const certificate = { settlement: '2025-03-31', maturity: '2027-11-30', issue: '2024-08-31' };
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        fc.constantFrom(0, 1, 2, 3, 4),
        (rate, yld, basis) => {
          const pr = numberOf('PRICEMAT', { ...certificate, rate, yld, basis });
          expect(numberOf('YIELDMAT', { ...certificate, rate, pr, basis })).toBeCloseTo(yld, 10);
        },
      ),
    );
  });

  it('[PRICEMAT] discounts what is paid at maturity and takes off what has accrued, by hand', () => {
    // Issue to maturity one year, half of it elapsed: (100 + 10) ÷ 1.05 − 5.
    const certificate = { issue: '2025-01-15', settlement: '2025-07-15', maturity: '2026-01-15', rate: 0.1 };
    expect(numberOf('PRICEMAT', { ...certificate, yld: 0.1 })).toBeCloseTo(110 / 1.05 - 5, 12);
    expect(numberOf('YIELDMAT', { ...certificate, pr: 95 })).toBeCloseTo(0.2, 12);
    expect(numberOf('PRICEMAT', { ...certificate, settlement: '2025-01-15', yld: 0.1 })).toBeCloseTo(100, 12);
  });
});

describe('Treasury bills', () => {
  it('are priced on actual days over 360', () => {
    expect(numberOf('TBILLPRICE', { ...term, discount: 0.1 })).toBeCloseTo(100 - (10 * 181) / 360, 12);
    expect(numberOf('TBILLYIELD', { ...term, pr: 80 })).toBeCloseTo((0.25 * 360) / 181, 12);
  });

  it('of up to 182 days have a simple bond-equivalent yield', () => {
    expect(numberOf('TBILLEQ', { settlement: '2025-01-15', maturity: '2025-07-16', discount: 0.1 })).toBeCloseTo(36.5 / (360 - 18.2), 12);
  });

  it.each([
    ['2025-07-17', 365],
    ['2025-12-01', 365],
    ['2026-01-15', 365],
  ])('to %s have one that compounds after half a year', (maturity, year) => {
    const args = { settlement: '2025-01-15', maturity, discount: 0.08 };
    const worth = numberOf('TBILLPRICE', args) / 100;
    const y = numberOf('TBILLEQ', args);
    const t = (Date.parse(maturity) - Date.parse('2025-01-15')) / 86_400_000 / year;
    expect(worth * (1 + y / 2) * (1 + (t - 0.5) * y)).toBeCloseTo(1, 12);
  });

  it('over a leap year of 366 days divide by 366', () => {
    const args = { settlement: '2024-01-15', maturity: '2025-01-15', discount: 0.08 };
    const y = numberOf('TBILLEQ', args);
    expect((numberOf('TBILLPRICE', args) / 100) * (1 + y / 2) ** 2).toBeCloseTo(1, 12);
  });
});

describe('accrued interest', () => {
  const accrual = { issue: '2024-10-01', first_interest: '2025-04-15', rate: 0.08, par: 1000, frequency: 2 };

  it.each([
    // 30/360: 134 days at 1000 · 0.08 ÷ 360.
    [0, 80 * (134 / 360)],
    // Quasi-coupons of 183 days (15 April to 15 October 2024) and 182 days: 14 of the first, 123 of the second.
    [1, 40 * (14 / 183 + 123 / 182)],
    [2, 80 * (137 / 360)],
    [3, 80 * (137 / 365)],
    [4, 80 * (134 / 360)],
  ])('under basis %i counts quasi-coupon periods', (basis, wanted) => {
    expect(numberOf('ACCRINT', { ...accrual, settlement: '2025-02-15', basis })).toBeCloseTo(wanted, 12);
  });

  it('counts whole quasi-coupon periods as one, whatever their days', () => {
    const whole = { ...accrual, issue: '2024-10-15', settlement: '2025-10-15' };
    for (const basis of [0, 1, 2, 3, 4]) expect(numberOf('ACCRINT', { ...whole, basis })).toBeCloseTo(80, 12);
    expect(numberOf('ACCRINT', { ...whole, frequency: 4, basis: 1 })).toBeCloseTo(80, 12);
  });

  it('keeps to the ends of months where the first coupon does', () => {
    const ends = {
      issue: '2025-02-28',
      first_interest: '2025-08-31',
      settlement: '2025-08-31',
      rate: 0.1,
      par: 100,
      frequency: 2,
      basis: 1,
    };
    expect(numberOf('ACCRINT', ends)).toBeCloseTo(5, 12);
  });

  it('runs from the first coupon after that date if calc_method is false', () => {
    const past = { ...accrual, settlement: '2025-07-15' };
    expect(numberOf('ACCRINT', { ...past, calc_method: false })).toBeCloseTo(80 * (90 / 360), 12);
    expect(numberOf('ACCRINT', { ...past, calc_method: true })).toBeCloseTo(80 * (284 / 360), 12);
    expect(numberOf('ACCRINT', { ...past, calc_method: false, settlement: '2025-04-15' })).toBeCloseTo(80 * (194 / 360), 12);
  });

  it('has a par value of 1000 unless told otherwise', () => {
    const { par, ...without } = accrual;
    expect(numberOf('ACCRINT', { ...without, settlement: '2025-02-15' })).toBe(
      numberOf('ACCRINT', { ...without, par, settlement: '2025-02-15' }),
    );
  });
});

describe('bonds', () => {
  // Settlement on 31 January 2025, coupons on 15 February, May, August, November: see the coupon periods of the same dates.
  const bond = { settlement: '2025-01-31', maturity: '2025-08-15', rate: 0.08, redemption: 102, frequency: 4 };
  const stretches: readonly (readonly [basis: number, gone: number, left: number])[] = [
    [0, 76 / 90, 14 / 90],
    [1, 77 / 92, 15 / 92],
    // The elapsed and the remaining part make one period, so 15 calendar days are 13 of these 90.
    [2, 77 / 90, 13 / 90],
    [3, 77 / 91.25, 14.25 / 91.25],
    [4, 75 / 90, 15 / 90],
  ];

  it.each(stretches)('under basis %i are worth their three payments less accrued interest', (basis, gone, left) => {
    const q = 1.03;
    const worth = 2 / q ** left + 2 / q ** (1 + left) + 104 / q ** (2 + left) - 2 * gone;
    expect(numberOf('PRICE', { ...bond, yld: 0.12, basis })).toBeCloseTo(worth, 10);
    expect(numberOf('YIELD', { ...bond, pr: worth, basis })).toBeCloseTo(0.12, 10);
  });

  it.each(stretches)('in their last coupon period under basis %i earn simple interest', (basis, gone, left) => {
    const last = { ...bond, maturity: '2025-02-15' };
    const worth = 104 / (1 + 0.03 * left) - 2 * gone;
    expect(numberOf('PRICE', { ...last, yld: 0.12, basis })).toBeCloseTo(worth, 10);
    expect(numberOf('YIELD', { ...last, pr: worth, basis })).toBeCloseTo(0.12, 9);
  });

  it('have a duration that says how their price moves with the yield', () => {
    const dates = { settlement: '2025-01-31', maturity: '2035-08-15', frequency: 2, basis: 1 };
    const dirty = (yld: number): number => {
      const args = { ...dates, rate: 0.05, redemption: 100, yld };
      return numberOf('PRICE', args) + (2.5 * numberOf('COUPDAYBS', dates)) / numberOf('COUPDAYS', dates);
    };
    const slope = (dirty(0.0601) - dirty(0.0599)) / 0.0002 / dirty(0.06);
    const modified = numberOf('MDURATION', { ...dates, coupon: 0.05, yld: 0.06 });
    expect(modified).toBeCloseTo(-slope, 5);
    expect(numberOf('DURATION', { ...dates, coupon: 0.05, yld: 0.06 })).toBeCloseTo(modified * 1.03, 12);
  });
});

describe('bonds with odd periods', () => {
  // A first period of a year and a half (three quasi-coupons of half a year), settlement at issue: 7.5 and 105 at 5 % each.
  const long = { issue: '2025-01-15', settlement: '2025-01-15', first_coupon: '2026-07-15', rate: 0.1, redemption: 100, frequency: 2 };

  it.each([0, 1, 4])('with a long first period pay all of it at the first coupon, under basis %i', (basis) => {
    const q = 1.05;
    const args = { ...long, maturity: '2027-01-15', basis };
    expect(numberOf('ODDFPRICE', { ...args, yld: 0.1 })).toBeCloseTo(15 / q ** 3 + 105 / q ** 4, 10);
    expect(numberOf('ODDFPRICE', { ...args, settlement: '2025-07-15', yld: 0.1 })).toBeCloseTo(15 / q ** 2 + 105 / q ** 3 - 5, 10);
    expect(numberOf('ODDFPRICE', { ...args, maturity: '2026-07-15', yld: 0.1 })).toBeCloseTo(115 / q ** 3, 10);
  });

  it('yield the rate at which they were priced', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.3, noNaN: true }), fc.constantFrom(0, 1, 2, 3, 4), (yld, basis) => {
        const first = { ...long, settlement: '2025-03-31', maturity: '2035-01-15', basis };
        const firstPrice = numberOf('ODDFPRICE', { ...first, yld });
        expect(numberOf('ODDFYIELD', { ...first, pr: firstPrice })).toBeCloseTo(yld, 10);
        const last = {
          settlement: '2025-03-31',
          maturity: '2025-11-30',
          last_interest: '2025-01-15',
          rate: 0.1,
          redemption: 100,
          frequency: 2,
          basis,
        };
        const lastPrice = numberOf('ODDLPRICE', { ...last, yld });
        expect(numberOf('ODDLYIELD', { ...last, pr: lastPrice })).toBeCloseTo(yld, 10);
      }),
    );
  });
});
