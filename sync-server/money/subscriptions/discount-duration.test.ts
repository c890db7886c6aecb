import { describe, expect, test } from 'vitest';
import { discountAt, discountEnd, discountLeft, discountMonth } from './discount-duration.ts';
import type { Discount } from './discounted-price.ts';

const day = (text: string): Date => new Date(`${text}T09:00:00.000Z`);
const forMonths = (lasts: Discount['lasts'], until?: Date): Discount => ({
  ...{ couponId: 'c', code: 'SPRING', type: 'percentage', value: '10', planIds: [] },
  ...(lasts === undefined ? {} : { lasts }),
  ...(until === undefined ? {} : { until }),
});
/** From January 31: periods end on February 28, March 31, and so on. */
const monthly = { currentPeriodEnd: day('2026-02-28'), anchorDay: 31, interval: 'month' } as const;
const yearly = { currentPeriodEnd: day('2027-01-31'), anchorDay: 31, interval: 'year' } as const;

describe('a coupon', () => {
  test('for three months ends three months after its first day, however long they are and however much is paid at once', () => {
    expect(discountEnd(forMonths(3), monthly)).toEqual(day('2026-04-30'));
    expect(discountEnd(forMonths(3), yearly)).toEqual(day('2026-04-30'));
  });

  test('for one invoice ends with the first period, and one without an end has none', () => {
    expect([discountEnd(forMonths('once'), monthly), discountEnd(forMonths('once'), yearly)]).toEqual([
      day('2026-02-28'),
      day('2027-01-31'),
    ]);
    expect([discountEnd(forMonths(undefined), monthly), discountEnd(null, monthly)]).toEqual([null, null]);
  });

  test('reduces an invoice that begins before its end, and none that begins at it', () => {
    const discount = forMonths(3, day('2026-04-30'));
    const inForce = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'].map((at) => discountAt(discount, day(at)) !== null);
    expect(inForce).toEqual([true, true, true, false]);
  });

  test('counts its months', () => {
    const discount = forMonths(3, day('2026-04-30'));
    expect(['2026-01-31', '2026-02-28', '2026-03-31'].map((at) => discountMonth(discount, day(at)))).toEqual([1, 2, 3]);
    expect([discountMonth(forMonths(3), day('2026-01-31')), discountMonth(forMonths('once'), day('2026-01-31'))]).toEqual([1, undefined]);
  });

  test('is begun again at the card service with the whole months that are left, or for one invoice', () => {
    const discount = forMonths(3, day('2026-04-30'));
    const left = ['2026-01-30', '2026-02-28', '2026-03-15', '2026-04-01'].map((at) => discountLeft(discount, day(at)));
    expect(left).toEqual([3, 2, 1, 'once']);
    expect([discountLeft(forMonths(3), day('2026-04-01')), discountLeft(forMonths(undefined), day('2026-04-01'))]).toEqual([3, undefined]);
  });
});
