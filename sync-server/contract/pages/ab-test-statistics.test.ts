import { describe, expect, test } from 'vitest';
import { checkSplit, compareArms, logGamma, plannedVisitors, upperTail, winningChance } from './ab-test-statistics.ts';

/** mulberry32: the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('the statistics of a test', () => {
  test('agree with published values of the functions they are made of', () => {
    expect(logGamma(5)).toBeCloseTo(Math.log(24), 12);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
    expect(upperTail(1.959963984540054)).toBeCloseTo(0.05, 12);
    expect(upperTail(3.290526731491899)).toBeCloseTo(0.001, 10);
  });

  test('give the exact chance of two small posteriors', () => {
    // Beta(2,1) against Beta(1,2): the integral of 2x · (1 − (1 − x)²) over 0…1 is 5/6.
    expect(compareArms({ visitors: 1, successes: 0 }, { visitors: 1, successes: 1 }).chanceToWin).toBeCloseTo(5 / 6, 4);
    // Two uniform posteriors: E[max(A − B, 0)] is 1/6.
    const none = compareArms({ visitors: 0, successes: 0 }, { visitors: 0, successes: 0 });
    expect([none.chanceToWin, none.expectedLoss]).toEqual([expect.closeTo(0.5, 6), expect.closeTo(1 / 6, 4)]);
  });

  test('put the interval around the difference, and expect almost no loss from a clear winner', () => {
    const { chanceToWin, expectedLoss, low, high } = compareArms(
      { visitors: 10_000, successes: 1_000 },
      { visitors: 10_000, successes: 1_200 },
    );
    expect(chanceToWin).toBeGreaterThan(0.9999);
    expect(expectedLoss).toBeLessThan(1e-7);
    // Wald interval: 0.02 ± 1.96 · √(0.1 · 0.9 / 10,000 + 0.12 · 0.88 / 10,000).
    expect([low, high]).toEqual([expect.closeTo(0.01133, 4), expect.closeTo(0.02867, 4)]);
  });

  test('find a split that is too uneven, also when an uneven one is planned', () => {
    // 5,100 of 10,000: chi-square 4, p = 0.0455.
    expect(checkSplit(4_900, 5_100, 50)).toEqual({ p: expect.closeTo(0.0455, 4), isAlarm: false });
    expect(checkSplit(6_600, 3_400, 50).isAlarm).toBe(true);
    expect(checkSplit(8_010, 1_990, 20).isAlarm).toBe(false);
    expect(checkSplit(9, 0, 50)).toEqual({ p: 1, isAlarm: false });
  });

  test('plan as many visitors as the textbook', () => {
    // Fleiss, 10% against 12%: 3,841 in each group.
    expect(plannedVisitors(0.1, 0.2, 50)).toBeGreaterThanOrEqual(7_680);
    expect(plannedVisitors(0.1, 0.2, 50)).toBeLessThanOrEqual(7_684);
    expect(plannedVisitors(0.1, 0.2, 20)).toBeGreaterThan(plannedVisitors(0.1, 0.2, 50));
  });

  test('let at most 6% of 1,000 tests without a difference have a winner, and show a planned lift in 80% of tests', () => {
    const visitors = plannedVisitors(0.1, 0.2, 50) / 2;
    const random = createRandom(20_260_301);
    const armOf = (rate: number) => ({ visitors, successes: successesOf(random, visitors, rate) });
    const hasWinner = (variantRate: number) => {
      const { chanceToWin } = compareArms(armOf(0.1), armOf(variantRate));
      return chanceToWin >= winningChance || chanceToWin <= 1 - winningChance;
    };
    const share = (variantRate: number) => Array.from({ length: 1_000 }, () => hasWinner(variantRate)).filter(Boolean).length / 1_000;
    expect(share(0.1)).toBeLessThanOrEqual(0.06);
    expect(share(0.12)).toBeGreaterThan(0.77);
  }, 60_000);
});

/** A binomial number, by the waiting times between successes. */
function successesOf(random: () => number, trials: number, rate: number): number {
  let [at, successes] = [0, 0];
  for (;;) {
    at += Math.floor(Math.log(1 - random()) / Math.log(1 - rate)) + 1;
    if (at > trials) return successes;
    successes += 1;
  }
}
