import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelPayment } from '#calculators/kit/amortization/annuity.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { seekGoal } from './goal-seek.ts';

const rates = { from: 0, to: 30, start: 6 };

describe('seeking the input that gives an answer', () => {
  it('finds the only rate with a given payment', () => {
    const found = seekGoal((rate) => levelPayment(240000, rate / 1200, 360), 1516.96, rates);
    expect(found).toHaveLength(1);
    expect(found[0]?.from).toBeCloseTo(6.5, 3);
    expect(found[0]).toMatchObject({ isExact: true });
  });

  it('finds any price again from its payment in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 90_000_000 }), (price) => {
        const paid = (amount: number) => toCent(levelPayment(amount, 0.005, 360));
        const found = seekGoal(paid, paid(price), { from: 0, to: 1e9, start: 300000 });
        expect(found.some(({ from, to }) => Math.abs(paid(from) - paid(price)) < 0.011 && to >= from)).toBe(true);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('says that no value gives the answer', () => {
    expect(seekGoal((rate) => rate * rate, -1, rates)).toEqual([]);
    expect(seekGoal(() => undefined, 1, rates)).toEqual([]);
  });

  it('finds several values, in their order', () => {
    const found = seekGoal((at) => (at - 3) * (at - 11) * 100, 0, rates);
    expect(found.map(({ from }) => Math.round(from * 1000) / 1000)).toEqual([3, 11]);
  });

  it('finds an input at either bound, and one below zero', () => {
    expect(seekGoal((at) => at * 100, 0, rates)).toEqual([{ from: 0, to: 0, isExact: true }]);
    expect(seekGoal((at) => at * 100, 3000, rates)).toEqual([{ from: 30, to: 30, isExact: true }]);
    expect(seekGoal((at) => at * 100, -500, { from: -20, to: 20, start: 0 })[0]?.from).toBeCloseTo(-5, 9);
  });

  it('names the range of inputs over which the answer stays the same', () => {
    const [stretch, ...others] = seekGoal((at) => Math.max(0, at - 10) * 100, 0, rates);
    expect(others).toEqual([]);
    expect(stretch?.from).toBe(0);
    expect(stretch?.to).toBeGreaterThan(9);
    expect(stretch?.to).toBeLessThanOrEqual(10);
  });

  it('marks a jump over the wanted answer as not exact', () => {
    const [jump] = seekGoal((at) => (at < 7 ? 0 : 100), 40, rates);
    expect(jump?.from).toBeCloseTo(7, 9);
    expect(jump).toMatchObject({ isExact: false });
  });

  it('skips inputs for which the calculation is refused', () => {
    const found = seekGoal((at) => (at > 5 && at < 12 ? undefined : (at - 15) * 10), 0, rates);
    expect(found).toHaveLength(1);
    expect(found[0]?.from).toBeCloseTo(15, 6);
  });

  it('does not look where the calculation is refused after an answer above the goal', () => {
    const found = seekGoal((at) => (at > 5 && at < 12 ? undefined : (15 - at) * 10), 0, rates);
    expect(found).toHaveLength(1);
    expect(found[0]?.from).toBeCloseTo(15, 6);
  });

  it('keeps two stretches apart, between which the answer is another or refused', () => {
    for (const between of [100, undefined]) {
      const [first, second, ...others] = seekGoal((at) => (at > 5 && at < 10 ? between : 0), 0, rates);
      expect(others).toEqual([]);
      expect(first?.from).toBe(0);
      expect(first?.to).toBeLessThanOrEqual(5);
      expect(second?.from).toBeGreaterThanOrEqual(10);
      expect(second?.to).toBe(30);
    }
  });

  it('does not take an answer for the goal that is half a cent and more away', () => {
    expect(seekGoal(() => 0.0051, 0, rates)).toEqual([]);
    expect(seekGoal(() => 0.005, 0, rates)).toEqual([{ from: 0, to: 30, isExact: true }]);
    const [jump, ...others] = seekGoal((at) => (at < 7 ? 0.0051 : -100), 0, rates);
    expect(others).toEqual([]);
    expect(jump?.from).toBeCloseTo(7, 9);
  });

  it('calls a root exact although the last digit of the answer is off', () => {
    const [root] = seekGoal((at) => at ** 3, 2, rates);
    expect(root?.from).toBeCloseTo(2 ** (1 / 3), 6);
    expect(root?.isExact).toBe(true);
  });

  it('does not look beyond the bounds', () => {
    expect(seekGoal((at) => (at - 40) * 100, 0, rates)).toEqual([]);
    expect(seekGoal((at) => (at + 40) * 100, 0, rates)).toEqual([]);
  });

  /** Both roots are found only if a sample lies between them. */
  it.each([
    ['at a ratio of the current value', 1.1e6, 1.3e6, { from: 0, to: 1e9, start: 300000 }],
    ['at the largest ratio', 9.8e9, 9.9e9, { from: 0, to: 1e12, start: 300000 }],
    ['at a ratio below zero', -1.3e6, -1.1e6, { from: -1e9, to: 0, start: -300000 }],
    ['in steps up to twice the current value', 401000, 403000, { from: 0, to: 1e9, start: 300000 }],
    ['in steps between the bounds', 4.9e8, 5.05e8, { from: 0, to: 1e9, start: 300000 }],
    ['in steps from a lower bound above zero', 5.48e8, 5.505e8, { from: 1e8, to: 1e9, start: 300000 }],
    ['at the last step before the upper bound', 9.88e8, 9.92e8, { from: 0, to: 1e9, start: 300000 }],
  ])('looks %s', (_, low, high, search) => {
    const found = seekGoal((at) => ((at - low) / 1e6) * (at - high), 0, search);
    expect(found.map(({ from }) => Math.round(from))).toEqual([low, high]);
  });
});
