import { describe, expect, it } from 'vitest';
import { createNormals, xoshiro128 } from './random.ts';
import { type PlannedYear, ranks, type SimulationPlan, simulate } from './simulate.ts';

const options = { seed: 1, trials: 10_000, deviation: 12, inTodaysDollars: false };

function plan(years: readonly PlannedYear[], more: Partial<SimulationPlan> = {}): SimulationPlan {
  return { start: 100_000, years, age: 60, inflation: 0, success: 'the money lasts', ...more };
}

function level(count: number, expectedReturn: number, flows: { readonly atStart?: number; readonly atEnd?: number } = {}): PlannedYear[] {
  return Array.from({ length: count }, () => ({ atStart: flows.atStart ?? 0, atEnd: flows.atEnd ?? 0, expectedReturn }));
}

describe('random returns', () => {
  it('is the published sequence of xoshiro128** from the state 1, 2, 3, 4', () => {
    const next = xoshiro128([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });
});

describe('a simulated plan', () => {
  it('equals the plain sum without a deviation', () => {
    const years = level(2, 10, { atStart: -1000, atEnd: 500 });
    // (100000 − 1000) · 1.1 + 500 = 109400; (109400 − 1000) · 1.1 + 500 = 119740
    const result = simulate(plan(years), { ...options, deviation: 0, trials: 10 });
    for (const band of [result.low, result.middle, result.high]) {
      expect(band.map((value) => Math.round(value * 100) / 100)).toEqual([100_000, 109_400, 119_740]);
    }
    expect(result.successes).toBe(10);
  });

  it('gives the same answer for the same seed, and a different one for a different seed', () => {
    const years = level(20, 5, { atStart: -4000 });
    const seeded = { ...options, trials: 500 };
    const first = simulate(plan(years), seeded);
    expect(simulate(plan(years), seeded)).toEqual(first);
    expect(simulate(plan(years), { ...seeded, seed: 2 }).middle.at(-1)).not.toBe(first.middle.at(-1));
  });

  it('fails when a withdrawal cannot be paid in full, and its balance stays at 0', () => {
    const result = simulate(plan(level(3, 0, { atStart: -50_000 })), { ...options, deviation: 0, trials: 100 });
    expect(result.middle).toEqual([100_000, 50_000, 0, 0]);
    expect(result.successes).toBe(0);
    expect(simulate(plan(level(2, 0, { atStart: -50_000 })), { ...options, deviation: 0, trials: 100 }).successes).toBe(100);
  });

  it('shows balances in dollars of the start', () => {
    const inflating = plan(level(2, 10), { inflation: 10 });
    const result = simulate(inflating, { ...options, deviation: 0, trials: 4, inTodaysDollars: true });
    for (const value of result.middle) expect(value).toBeCloseTo(100_000, 6);
  });

  it('reports its progress after each year', () => {
    const heard: number[] = [];
    simulate(plan(level(3, 5)), { ...options, trials: 10 }, (done) => heard.push(done));
    expect(heard).toEqual([1, 2, 3]);
  });
});

describe('a single trial', () => {
  const alone = { ...options, trials: 1 };

  it('multiplies by (1 + m) ÷ √(1 + v) · e^(√ln(1 + v) · z) each year, with v = s² ÷ (1 + m)² and the normal numbers of its seed', () => {
    const [mean, deviation] = [0.07, 0.18];
    const next = createNormals(5);
    const variance = (deviation / (1 + mean)) ** 2;
    const factor = () => ((1 + mean) / Math.sqrt(1 + variance)) * Math.exp(Math.sqrt(Math.log(1 + variance)) * next());
    const [first, second] = [factor(), factor()];
    const result = simulate(plan(level(2, 7, { atStart: -3000, atEnd: 500 })), { ...alone, seed: 5, deviation: 18 });
    const one = (100_000 - 3000) * first + 500;
    const two = (one - 3000) * second + 500;
    for (const band of [result.low, result.middle, result.high]) {
      expect(band[0]).toBe(100_000);
      expect(band[1]).toBeCloseTo(one, 6);
      expect(band[2]).toBeCloseTo(two, 6);
    }
  });

  it('shows all three bands in dollars of the start: doubled prices halve each', () => {
    const doubling = plan(level(2, 0), { inflation: 100 });
    const result = simulate(doubling, { ...alone, deviation: 0, inTodaysDollars: true });
    for (const band of [result.low, result.middle, result.high]) expect(band).toEqual([100_000, 50_000, 25_000]);
    expect(simulate(doubling, { ...alone, deviation: 0 }).middle).toEqual([100_000, 100_000, 100_000]);
  });

  it('fails on a withdrawal at the end of a year, too, and its balance is never negative', () => {
    const result = simulate(plan(level(2, 0, { atEnd: -60_000 })), { ...alone, deviation: 0 });
    expect(result.middle).toEqual([100_000, 40_000, 0]);
    expect(result.successes).toBe(0);
  });

  it('draws no random return while the balance is zero: later money grows as if it had come first', () => {
    const idle = { atStart: -100_000, atEnd: 0, expectedReturn: 5 };
    const late = { atStart: 0, atEnd: 1000, expectedReturn: 5 };
    const growing = { atStart: 0, atEnd: 0, expectedReturn: 5 };
    const after = simulate(plan([idle, late, growing]), alone).middle;
    const before = simulate(plan([growing], { start: 1000 }), alone).middle;
    expect(after.slice(0, 3)).toEqual([100_000, 0, 1000]);
    expect(after[3]).toBe(before[1]);
  });

  it.each([
    ['half a cent short of a withdrawal is no ruin', { atStart: -100_000.004 }, 1],
    ['a cent short of it is', { atStart: -100_000.01 }, 0],
    ['half a cent short at the end is no ruin', { atEnd: -100_000.004 }, 1],
    ['a cent short there is', { atEnd: -100_000.01 }, 0],
  ])('%s', (_name, flows, successes) => {
    expect(simulate(plan(level(1, 0, flows)), { ...alone, deviation: 0 }).successes).toBe(successes);
  });

  it.each([
    [99_999, 1],
    [100_000, 1],
    [100_000.004, 1],
    [100_000.01, 0],
  ])('with a goal of %f out of 100,000 succeeds %i times', (goal, successes) => {
    expect(simulate(plan(level(1, 0), { goal }), { ...alone, deviation: 0 }).successes).toBe(successes);
  });

  it('that once failed is no success, whatever its final balance', () => {
    const years = [...level(1, 0, { atStart: -150_000 }), ...level(1, 0, { atEnd: 500_000 })];
    expect(simulate(plan(years, { goal: 1000 }), { ...alone, deviation: 0 })).toMatchObject({
      successes: 0,
      middle: [100_000, 0, 500_000],
    });
  });

  it('states its seed and its number of trials', () => {
    expect(simulate(plan([]), { ...options, seed: 9, trials: 3 })).toEqual({
      low: [100_000],
      middle: [100_000],
      high: [100_000],
      successes: 3,
      trials: 3,
      seed: 9,
    });
  });
});

describe('shares of values', () => {
  it('are those of the sorted values by nearest rank', () => {
    const next = createNormals(3);
    for (const count of [1, 2, 9, 10, 1001]) {
      const values = Float64Array.from({ length: count }, () => Math.exp(3 * next()));
      const sorted = [...values].sort((a, b) => a - b);
      const shares = [0.1, 0.5, 0.9, 1];
      expect(ranks(values, shares)).toEqual(shares.map((share) => sorted[Math.ceil(share * count) - 1]));
    }
    expect(ranks(Float64Array.of(2, 2, 2), [0.1, 0.9])).toEqual([2, 2]);
  });

  it('are the least value for no share, and right where values are below zero or far from it', () => {
    expect(ranks(Float64Array.of(5, 4, 3, 2, 1), [0, 0.2, 0.21, 1])).toEqual([1, 1, 2, 5]);
    expect(ranks(Float64Array.of(-3, -1, -2), [0.3, 0.6, 1])).toEqual([-3, -2, -1]);
    expect(ranks(Float64Array.of(1e12 + 3, 1e12 + 1, 1e12 + 2), [0.3, 0.6, 1])).toEqual([1e12 + 1, 1e12 + 2, 1e12 + 3]);
  });
});
