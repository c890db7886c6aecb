/** Draws that the seed determines (mulberry32). */
export function seededDraws(seed: number) {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (limit: number): number => Math.floor(random() * limit);
  const hex = (length: number): string => Array.from({ length }, () => upTo(16).toString(16)).join('');
  return {
    /** A whole number from 0 up to, but not including, the limit. */
    upTo,
    pick: <Value>(values: readonly [Value, ...Value[]]): Value => values[upTo(values.length)] ?? values[0],
    id: (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
