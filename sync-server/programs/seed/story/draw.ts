/** Numbers that look random and are the same in every run, so that each demonstration tells the same story. */
export interface Draw {
  /** A whole number from 0 up to, but not including, `count`. */
  readonly below: (count: number) => number;
  /** A whole number between both bounds, which belong to it. */
  readonly between: (low: number, high: number) => number;
  /** True in the given share of draws, 0 to 1. */
  readonly isIn: (share: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Mulberry32, a generator of 32 bits. */
export function createDraw(seed: number): Draw {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    isIn: (share) => next() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
