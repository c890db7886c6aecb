export interface Search {
  /** A place at which the function is known to be below zero. */
  readonly low: number;
  readonly atLow: number;
  /** A value below `low`, for the first slope. */
  readonly before: number;
  readonly atBefore: number;
  /** The largest value that may be tried. */
  readonly most: number;
  /** A result so little above zero is close enough. */
  readonly tolerance: number;
  /** True if only whole numbers are tried. */
  readonly isWhole: boolean;
}

/** More than a bisection of 10^15 needs. */
const mostSteps = 100;

/** Secants tried before the most is: a function that jumps has no slope to follow. */
const openSteps = 4;

/**
 * The least value, within the tolerance, from which a rising function is at least zero; undefined if it is below zero even at the most. The
 * root stays in a bracket: a secant proposes the next value, and a bisection replaces it where it would leave the bracket or where the last
 * step has not halved it. Source: Dekker's method, in Brent, Algorithms for Minimization without Derivatives, ch. 4.
 */
export function leastEnough(f: (value: number) => number, search: Search): number | undefined {
  const { most, tolerance, isWhole } = search;
  let [low, atLow] = [search.low, search.atLow];
  let [before, atBefore] = [search.before, search.atBefore];
  let high = Number.POSITIVE_INFINITY;
  let atHigh = 0;
  let width = Number.POSITIVE_INFINITY;
  for (let step = 0; step < mostSteps; step++) {
    const isOpen = high === Number.POSITIVE_INFINITY;
    if (!isOpen && high - low <= (isWhole ? 1 : 1e-6)) return high;
    const slope = isOpen ? (atLow - atBefore) / (low - before) : (atHigh - atLow) / (high - low);
    const isSlow = !isOpen && high - low > width / 2;
    width = isSlow ? Number.POSITIVE_INFINITY : high - low;
    // Whole numbers are rounded up, others aim at the middle of what is close enough.
    const aim = low + ((isWhole ? 0 : tolerance / 2) - atLow) / (slope > 0.05 ? slope : 0.05);
    const proposed = isOpen && step >= openSteps ? most : isSlow ? (low + high) / 2 : aim;
    const value = place(proposed, { low, high, most, isWhole });
    if (value === undefined) return undefined;
    const at = f(value);
    if (at >= 0) {
      if (at <= tolerance) return value;
      [high, atHigh] = [value, at];
    } else {
      if (value >= most) return undefined;
      [before, atBefore, low, atLow] = [low, atLow, value, at];
    }
  }
  return high === Number.POSITIVE_INFINITY ? undefined : high;
}

/** The proposed value inside the bracket, whole where only whole numbers count; undefined if nothing is left to try. */
function place(
  value: number,
  { low, high, most, isWhole }: { readonly low: number; readonly high: number; readonly most: number; readonly isWhole: boolean },
): number | undefined {
  const whole = isWhole ? Math.ceil(value) : value;
  if (high === Number.POSITIVE_INFINITY) {
    if (low >= most) return undefined;
    return Math.min(most, Math.max(whole, low + (isWhole ? 1 : 1e-6)));
  }
  if (whole > low && whole < high) return whole;
  return isWhole ? Math.floor((low + high) / 2) : (low + high) / 2;
}
