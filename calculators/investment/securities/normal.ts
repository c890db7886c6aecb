/** Beyond this many deviations the probability is 0 or 1 to all digits shown. */
const farOut = 8;

/**
 * Probability that a standard normal number is below x.
 *   Φ(x) = ½ + φ(x) · (x + x³ ÷ 3 + x⁵ ÷ (3 · 5) + …)
 * Source: Marsaglia, Evaluating the Normal Distribution, Journal of Statistical Software 11(4), 2004.
 */
export function normalBelow(x: number): number {
  if (x < -farOut) return 0;
  if (x > farOut) return 1;
  let sum = x;
  let before = 0;
  let term = x;
  for (let odd = 3; sum !== before; odd += 2) {
    before = sum;
    term = (term * x * x) / odd;
    sum += term;
  }
  return 0.5 + sum * Math.exp(-(x * x + Math.log(2 * Math.PI)) / 2);
}
