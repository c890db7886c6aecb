import { describe, expect, it } from 'vitest';
import { rootBetween } from './bracket.ts';

/** The root, and the number of function calls. */
function search(valueAt: (x: number) => number, from: number, to: number): { readonly root: number; readonly asked: number } {
  let asked = 0;
  const root = rootBetween(
    (x) => {
      asked += 1;
      return valueAt(x);
    },
    from,
    to,
  );
  return { root, asked };
}

describe('a root between two points', () => {
  it.each([
    ['x² − 2', (x: number) => x * x - 2, 0, 2, Math.SQRT2],
    ['2 − x²', (x: number) => 2 - x * x, 0, 2, Math.SQRT2],
    ['eˣ − 1000', (x: number) => Math.exp(x) - 1000, 0, 20, Math.log(1000)],
    ['cos x', Math.cos, 0, 3, Math.PI / 2],
    ['ln x + 5', (x: number) => Math.log(x) + 5, 1e-6, 9, Math.exp(-5)],
    ['x³ − 2x − 5 (Wallis)', (x: number) => x ** 3 - 2 * x - 5, 2, 3, 2.0945514815423265],
    ['1 ÷ x − 4', (x: number) => 1 / x - 4, 0.01, 9, 0.25],
    ['a line', (x: number) => 3 * x - 1, -5, 5, 1 / 3],
    ['far from zero', (x: number) => x - 1e9, 0, 1e12, 1e9],
  ] as const)('of %s is found to the last digits, from either side, in few steps', (_name, f, from, to, wanted) => {
    for (const { root, asked } of [search(f, from, to), search(f, to, from)]) {
      expect(Math.abs(root - wanted)).toBeLessThanOrEqual(4 * Number.EPSILON * Math.abs(wanted));
      expect(asked).toBeLessThanOrEqual(20);
    }
  });

  // Flat, stepped, and steep functions mislead secants and parabolas; bisection alone takes log₂ of the width over the tolerance.
  it.each([
    ['x⁹', (x: number) => x ** 9, -1, 4, 0, 1e-15],
    ['x¹⁹', (x: number) => x ** 19, -1, 10, 0, 1e-15],
    ['(x − 1)³', (x: number) => (x - 1) ** 3, -3, 10, 1, 1e-15],
    ['a step', (x: number) => (x < 0.3 ? -1 : 1), 0, 1, 0.3, 1e-15],
    ['a step down to much less', (x: number) => (x < 0.3 ? 1e-9 : -1e9), 0, 1, 0.3, 1e-15],
    ['a step up to much more', (x: number) => (x < 0.3 ? -1 : 1e12), -1000, 1000, 0.3, 1e-15],
    ['arctan of a million times x − 0.7', (x: number) => Math.atan(1e6 * (x - 0.7)), -100, 100, 0.7, 1e-15],
    ['the cube root of x − 0.1', (x: number) => Math.cbrt(x - 0.1), -5, 5, 0.1, 1e-15],
    ['a pole', (x: number) => 1 / (x - 0.3), 0, 1, 0.3, 1e-15],
    ['the signed square root', (x: number) => Math.sign(x) * Math.sqrt(Math.abs(x)), -1, 3, 0, 1e-15],
    ['a cubic beside a line', (x: number) => x - 1 + 1e6 * (x - 1) ** 3, -9, 20, 1, 1e-15],
  ] as const)('of %s takes at most three times as many steps as halving', (_name, f, from, to, wanted, within) => {
    for (const { root, asked } of [search(f, from, to), search(f, to, from)]) {
      expect(Math.abs(root - wanted)).toBeLessThanOrEqual(within);
      expect(asked).toBeLessThanOrEqual(3 * Math.log2((to - from) / 1e-18));
    }
  });

  it('at one of the end points is returned without a search', () => {
    expect(search((x) => x - 1, 1, 2)).toEqual({ root: 1, asked: 2 });
    expect(search((x) => x - 2, 1, 2)).toEqual({ root: 2, asked: 2 });
  });
});
