import { describe, expect, it } from 'vitest';
import { createNormals } from './random.ts';
import { type SimulationPlan, simulate } from './simulate.ts';

const options = { seed: 1, trials: 10_000, deviation: 12, inTodaysDollars: false };

/** Identical years, from a start of 100,000. */
function plan(count: number, expectedReturn: number, more: { readonly atStart?: number; readonly goal?: number } = {}): SimulationPlan {
  const { atStart = 0, ...goal } = more;
  const years = Array.from({ length: count }, () => ({ atStart, atEnd: 0, expectedReturn }));
  return { start: 100_000, years, age: 60, inflation: 0, success: 'the money lasts', ...goal };
}

describe('many trials', () => {
  it('draws normal numbers: mean 0, variance 1, skewness 0, kurtosis 3, within five standard errors', () => {
    const count = 400_000;
    const next = createNormals(7);
    const values = Float64Array.from({ length: count }, next);
    const moment = (power: number) => values.reduce((sum, value) => sum + value ** power, 0) / count;
    // Standard errors of the moments of n normal values: √(1/n), √(2/n), √(15/n), √(96/n).
    expect(Math.abs(moment(1))).toBeLessThan(5 * Math.sqrt(1 / count));
    expect(Math.abs(moment(2) - 1)).toBeLessThan(5 * Math.sqrt(2 / count));
    expect(Math.abs(moment(3))).toBeLessThan(5 * Math.sqrt(15 / count));
    expect(Math.abs(moment(4) - 3)).toBeLessThan(5 * Math.sqrt(96 / count));
  });

  it('has the percentiles of log-normal growth', () => {
    const [mean, deviation, years] = [0.06, 0.15, 30];
    const result = simulate(plan(years, mean * 100), { ...options, deviation: deviation * 100, trials: 100_000 });
    const variance = Math.log(1 + (deviation / (1 + mean)) ** 2);
    const drift = (Math.log(1 + mean) - variance / 2) * years;
    const spread = Math.sqrt(variance * years);
    // Φ⁻¹(0.1) = −1.2815515655. Standard error of a sample quantile: √(p(1 − p) ÷ n) ÷ density, in units of the spread.
    const expected = (z: number) => Math.log(100_000) + drift + spread * z;
    expect(Math.abs(Math.log(result.low.at(-1) ?? 0) - expected(-1.2815515655))).toBeLessThan(5 * spread * 0.0054);
    expect(Math.abs(Math.log(result.middle.at(-1) ?? 0) - expected(0))).toBeLessThan(5 * spread * 0.004);
    expect(Math.abs(Math.log(result.high.at(-1) ?? 0) - expected(1.2815515655))).toBeLessThan(5 * spread * 0.0054);
  });

  it('grows by the stated mean, whatever the deviation', () => {
    const trials = 200_000;
    // One year at 5 % with 20 %: the share of trials that reach 105000 is Φ(−σ ÷ 2), where σ² = ln(1 + (0.2 ÷ 1.05)²) = 0.035638.
    const { successes } = simulate(plan(1, 5, { goal: 105_000 }), { ...options, deviation: 20, trials });
    // Φ(−0.188780 ÷ 2) = Φ(−0.09439) = 0.462400
    expect(Math.abs(successes / trials - 0.4624)).toBeLessThan(5 * Math.sqrt((0.4624 * 0.5376) / trials));
  });

  it('succeeds less often the larger the deviation', () => {
    const living = plan(30, 4, { atStart: -5500 });
    const chances = [0, 5, 10, 20].map((deviation) => simulate(living, { ...options, deviation }).successes);
    expect(chances[0]).toBe(options.trials);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(new Set(chances).size).toBeGreaterThan(2);
  });
});
