import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastEnough } from './bracketed-root.ts';

function solve(f: (value: number) => number, most: number, tolerance = 0) {
  const atLow = f(0);
  return leastEnough(f, { low: 0, atLow, before: -1, atBefore: atLow - 1, most, tolerance, isWhole: true });
}

describe('the least value that is enough', () => {
  it('is exact for a line with corners, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.double({ min: 0.1, max: 1, noNaN: true })), { maxLength: 6 }),
        (need, corners) => {
          const f = (value: number) =>
            Math.round(corners.reduce((sum, [from, rate]) => sum - (1 - rate) * 0.15 * Math.max(0, value - from), value) - need);
          const found = solve(f, 10 ** 12);
          expect(found).toBeDefined();
          // A step of one changes the rounded value by at most one, so that zero may be met by several.
          expect(Math.abs(f(found ?? 0))).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('says nothing where even the most is not enough', () => {
    expect(solve((value) => value - 11, 10)).toBeUndefined();
    expect(solve((value) => value - 10, 10)).toBe(10);
  });

  it('needs few steps for a line, and never more than a bisection', () => {
    let calls = 0;
    const counted = (f: (value: number) => number) => (value: number) => {
      calls++;
      return f(value);
    };
    solve(
      counted((value) => Math.round(0.78 * value) - 7_000_000),
      10 ** 9,
      2,
    );
    expect(calls).toBeLessThan(6);
    calls = 0;
    // A jump: every secant lands on the wrong side.
    expect(
      solve(
        counted((value) => (value < 123_456_789 ? -1 : 10 ** 9)),
        10 ** 9,
      ),
    ).toBe(123_456_789);
    expect(calls).toBeLessThan(100);
  });
});
