/** Random numbers from a seed (Mulberry32): the same seed gives the same run. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `count`. */
  below(count: number): number;
  occurs(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item | undefined;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number): number => Math.floor(next() * count);
  return { next, below, occurs: (probability) => next() < probability, pick: (items) => items[below(items.length)] };
}
