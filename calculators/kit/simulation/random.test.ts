import { describe, expect, it } from 'vitest';
import { createNormals, stateFrom, xoshiro128 } from './random.ts';

describe('the state of a seed', () => {
  it('is that of the finalizer of MurmurHash3, which takes 1 to 514e28b7 and 0 to 0', () => {
    const golden = 0x9e3779b9;
    expect(stateFrom(1 - golden)[0] >>> 0).toBe(0x514e28b7);
    expect(stateFrom(-golden)[0]).toBe(0);
    // The next words are those of the next multiples of the golden ratio.
    expect(stateFrom(1 - 2 * golden)[1] >>> 0).toBe(0x514e28b7);
    expect(stateFrom(1 - 3 * golden)[2] >>> 0).toBe(0x514e28b7);
    expect(stateFrom(1 - 4 * golden)[3] >>> 0).toBe(0x514e28b7);
  });
});

describe('normal numbers', () => {
  /** Angle and radius of the same points: ϑ and √(−2 ln s), while Marsaglia uses x and y themselves. */
  function expected(seed: number, points: number): readonly number[] {
    const next = xoshiro128(stateFrom(seed));
    const numbers: number[] = [];
    while (numbers.length < 2 * points) {
      const [x, y] = [(next() + 0.5) / 2 ** 31 - 1, (next() + 0.5) / 2 ** 31 - 1];
      const squared = Math.hypot(x, y) ** 2;
      if (squared >= 1) continue;
      const [angle, radius] = [Math.atan2(y, x), Math.sqrt(-2 * Math.log(squared))];
      numbers.push(radius * Math.cos(angle), radius * Math.sin(angle));
    }
    return numbers;
  }

  it.each([1, 2, 20260101])('come two from each point of the unit disc, from the seed %i on', (seed) => {
    const next = createNormals(seed);
    for (const number of expected(seed, 20)) expect(next()).toBeCloseTo(number, 9);
  });
});
