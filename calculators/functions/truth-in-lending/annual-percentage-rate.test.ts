import { describe, expect, it } from 'vitest';
import { apr, type UnitPeriodFlow } from './annual-percentage-rate.ts';

describe('annual percentage rate', () => {
  it('is simple interest inside a unit-period', () => {
    // 1000 for half a unit-period at 20 % a unit-period is 1100.
    expect(
      apr({
        advances: [{ amount: 1000, unitPeriods: 0 }],
        payments: [{ amount: 1100, unitPeriods: 0, fraction: 0.5 }],
        unitPeriodsPerYear: 1,
      }),
    ).toBeCloseTo(0.2, 12);
  });

  it('compounds over full unit-periods and then counts the fraction simply', () => {
    // 1000 · 1.1 · 1.05 = 1155
    expect(
      apr({
        advances: [{ amount: 1000, unitPeriods: 0 }],
        payments: [{ amount: 1155, unitPeriods: 1, fraction: 0.5 }],
        unitPeriodsPerYear: 12,
      }),
    ).toBeCloseTo(1.2, 12);
  });

  it('takes several advances', () => {
    // 100 now and 110 in a period are 200 today at 10 %; 242 in two periods pay them.
    const advances = [
      { amount: 100, unitPeriods: 0 },
      { amount: 110, unitPeriods: 1 },
    ];
    expect(apr({ advances, payments: [{ amount: 242, unitPeriods: 2 }], unitPeriodsPerYear: 12 })).toBeCloseTo(1.2, 12);
  });

  it('is zero where payments equal advances, and negative below', () => {
    const advances = [{ amount: 100, unitPeriods: 0 }];
    expect(apr({ advances, payments: [{ amount: 25, unitPeriods: 1, count: 4 }], unitPeriodsPerYear: 12 })).toBe(0);
    expect(apr({ advances, payments: [{ amount: 50, unitPeriods: 1 }], unitPeriodsPerYear: 2 })).toBeCloseTo(-1, 12);
    expect(apr({ advances, payments: [{ amount: 75, unitPeriods: 0, fraction: 0.5 }], unitPeriodsPerYear: 1 })).toBeCloseTo(-0.5, 12);
  });

  it('finds the loss of a loan of which a third comes back over thirty years', () => {
    const found = apr({
      advances: [{ amount: 100, unitPeriods: 0 }],
      payments: [{ amount: 0.1, unitPeriods: 1, count: 360 }],
      unitPeriodsPerYear: 12,
    });
    if (typeof found !== 'number') throw new Error(found.refused);
    expect(found).toBeLessThan(0);
    let worth = 0;
    for (let k = 1; k <= 360; k++) worth += 0.1 / (1 + found / 12) ** k;
    expect(worth).toBeCloseTo(100, 8);
  });

  it('finds high rates', () => {
    expect(
      apr({ advances: [{ amount: 1, unitPeriods: 0 }], payments: [{ amount: 1e6, unitPeriods: 1 }], unitPeriodsPerYear: 1 }),
    ).toBeCloseTo(999_999, 4);
  });

  it('refuses flows with no rate or with several', () => {
    const now = [{ amount: 100, unitPeriods: 0 }];
    expect(apr({ advances: now, payments: now, unitPeriodsPerYear: 12 })).toEqual({
      refused: 'No annual percentage rate exists for these advances and payments.',
    });
    // −100, 230, −132: 10 % and 20 %.
    const advances = [...now, { amount: 132, unitPeriods: 2 }];
    expect(apr({ advances, payments: [{ amount: 230, unitPeriods: 1 }], unitPeriodsPerYear: 2 })).toEqual({
      refused: 'These advances and payments have several annual percentage rates.',
      rates: [expect.closeTo(0.2, 12), expect.closeTo(0.4, 12)],
    });
  });

  it('refuses an empty list and invalid amounts', () => {
    const good = [{ amount: 100, unitPeriods: 0 }];
    const refusal = (advances: readonly UnitPeriodFlow[], payments: readonly UnitPeriodFlow[], unitPeriodsPerYear = 12): unknown =>
      apr({ advances, payments, unitPeriodsPerYear });
    expect(refusal([], good)).toEqual({ refused: '"advances" must hold at least one amount.', field: 'advances' });
    expect(refusal(good, [])).toEqual({ refused: '"payments" must hold at least one amount.', field: 'payments' });
    expect(refusal(good, [{ amount: 1, unitPeriods: 1, count: 10_001 }])).toEqual({
      refused: '"payments" must hold at most 10000 amounts.',
      field: 'payments',
    });
    for (const amount of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(refusal([{ amount, unitPeriods: 0 }], good)).toEqual({
        refused: 'Each amount of "advances" must be more than 0.',
        field: 'advances',
      });
    }
    for (const unitPeriods of [-1, 0.5]) {
      expect(refusal(good, [{ amount: 1, unitPeriods }])).toEqual({
        refused: 'The unit-periods of "payments" must be whole numbers of at least 0.',
        field: 'payments',
      });
    }
    for (const fraction of [-0.1, 1]) {
      expect(refusal(good, [{ amount: 1, unitPeriods: 1, fraction }])).toEqual({
        refused: 'The fractions of "payments" must be at least 0 and less than 1.',
        field: 'payments',
      });
    }
    for (const count of [0, 1.5]) {
      expect(refusal(good, [{ amount: 1, unitPeriods: 1, count }])).toEqual({
        refused: 'The counts of "payments" must be whole numbers of at least 1.',
        field: 'payments',
      });
    }
    expect(refusal(good, [{ amount: 120, unitPeriods: 1 }], 0)).toEqual({
      refused: '"unit_periods_per_year" must be more than 0.',
      field: 'unit_periods_per_year',
    });
    expect(refusal(good, [{ amount: 1, unitPeriods: 1, count: 10_000 }])).toBeTypeOf('number');
  });
});
