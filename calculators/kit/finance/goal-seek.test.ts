import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelPayment } from '../amortization/annuity.ts';
import { toCent } from '../money/money.ts';
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
});
