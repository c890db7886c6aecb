/**
 * The root of a continuous function between two points at which its signs differ.
 * Brent's method: inverse quadratic or secant steps while they shrink the bracket fast enough, halving otherwise, so that it always ends.
 * Source: R. P. Brent, Algorithms for Minimization without Derivatives (1973), ch. 4.
 */
export function rootBetween(valueAt: (x: number) => number, from: number, to: number): number {
  let counter = from;
  let counterValue = valueAt(from);
  let best = to;
  let bestValue = valueAt(to);
  let previous = counter;
  let previousValue = counterValue;
  let step = best - counter;
  let stepBefore = step;
  for (let round = 0; round < 300; round++) {
    if (bestValue > 0 === counterValue > 0) {
      counter = previous;
      counterValue = previousValue;
      step = best - previous;
      stepBefore = step;
    }
    if (Math.abs(counterValue) < Math.abs(bestValue)) {
      [previous, best, counter] = [best, counter, best];
      [previousValue, bestValue, counterValue] = [bestValue, counterValue, bestValue];
    }
    const tolerance = 2 * Number.EPSILON * Math.abs(best) + 1e-18;
    const half = (counter - best) / 2;
    if (bestValue === 0 || Math.abs(half) <= tolerance) break;
    const proposed = interpolated(best, bestValue, previous, previousValue, counter, counterValue);
    const shrinks =
      Math.abs(stepBefore) >= tolerance &&
      Math.abs(previousValue) > Math.abs(bestValue) &&
      proposed / half > 0 &&
      Math.abs(proposed) < Math.min(1.5 * Math.abs(half) - tolerance / 2, Math.abs(stepBefore) / 2);
    stepBefore = shrinks ? step : half;
    step = shrinks ? proposed : half;
    previous = best;
    previousValue = bestValue;
    best += Math.abs(step) > tolerance ? step : Math.sign(half) * tolerance;
    bestValue = valueAt(best);
  }
  return best;
}

/** The step from `best` to the zero of a parabola in y through three points (or of a line through two). */
function interpolated(
  best: number,
  bestValue: number,
  previous: number,
  previousValue: number,
  counter: number,
  counterValue: number,
): number {
  const s = bestValue / previousValue;
  if (previous === counter) return ((counter - best) * s) / (s - 1);
  const q = previousValue / counterValue;
  const r = bestValue / counterValue;
  const over = s * ((counter - best) * q * (q - r) - (best - previous) * (r - 1));
  return over / -((q - 1) * (r - 1) * (s - 1));
}
