/**
 * Reproducible random numbers: xoshiro128** with its state filled from a seed by SplitMix32.
 * Source: Blackman and Vigna, Scrambled Linear Pseudorandom Number Generators, ACM TOMS 47(4), 2021.
 */
export type State = readonly [a: number, b: number, c: number, d: number];

/** Numbers from 0 to 2³² − 1. */
export function xoshiro128(state: State): () => number {
  let [a, b, c, d] = state;
  return () => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result >>> 0;
  };
}

/** Four words from one seed: neighboring seeds give unrelated streams. */
export function stateFrom(seed: number): State {
  let word = seed | 0;
  const next = () => {
    word = (word + 0x9e3779b9) | 0;
    let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [next(), next(), next(), next()];
}

/** Independent standard normal numbers by Marsaglia's polar method: a point of the unit disc gives two. */
export function createNormals(seed: number): () => number {
  const next = xoshiro128(stateFrom(seed));
  let spare = 0;
  let hasSpare = false;
  return () => {
    if (hasSpare) {
      hasSpare = false;
      return spare;
    }
    for (;;) {
      const x = (next() + 0.5) / 2147483648 - 1;
      const y = (next() + 0.5) / 2147483648 - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(square)) / square);
      spare = y * factor;
      hasSpare = true;
      return x * factor;
    }
  };
}
