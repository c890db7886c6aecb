import type { Dollars, Fraction, Percent } from '#calculators/figures/units.ts';
import { createNormals } from './random.ts';

/** One year of a plan: the deposits (negative: withdrawals) at its start and at its end, and its expected return. */
export interface PlannedYear {
  readonly atStart: Dollars;
  readonly atEnd: Dollars;
  readonly expectedReturn: Percent;
}

/** Parameters of a simulation. */
export interface SimulationPlan {
  readonly start: Dollars;
  readonly years: readonly PlannedYear[];
  /** Age at the start, for the axis. */
  readonly age: number;
  /** Yearly inflation: defines "in today's dollars". */
  readonly inflation: Percent;
  /** The minimum final balance for success. Withdrawals that cannot be paid in full are always a failure. */
  readonly goal?: Dollars;
  /** Description of success, after "Chance that": 'the money lasts to age 90'. */
  readonly success: string;
}

export interface SimulationOptions {
  readonly seed: number;
  readonly trials: number;
  /** Standard deviation of the yearly return. */
  readonly deviation: Percent;
  /** Balances in dollars of the start. */
  readonly inTodaysDollars: boolean;
}

/** The 10th, 50th, and 90th percentiles of the balance, at the start and after each year. */
export interface SimulationResult {
  readonly low: readonly Dollars[];
  readonly middle: readonly Dollars[];
  readonly high: readonly Dollars[];
  readonly successes: number;
  readonly trials: number;
  readonly seed: number;
}

/**
 * Simulates a plan many times with random returns.
 *   balance = (before + at start) · e^(μ + σz) + at end, z normal;  σ² = ln(1 + s² ÷ (1 + m)²),  μ = ln(1 + m) − σ² ÷ 2
 * m and s are the mean and the standard deviation of a year's return as fractions, so that the factors average 1 + m whatever s is.
 * The same seed and number of trials give the same answer everywhere. `onYear` is called with the number of completed years.
 * Source: Hull, Options, Futures, and Other Derivatives, ch. 15 (log-normal prices).
 */
export function simulate(plan: SimulationPlan, options: SimulationOptions, onYear: (done: number) => void = () => {}): SimulationResult {
  const { trials } = options;
  const balances = new Float64Array(trials).fill(plan.start);
  const failed = new Uint8Array(trials);
  const normals = createNormals(options.seed);
  const bands = { low: [plan.start], middle: [plan.start], high: [plan.start] };
  for (const [at, year] of plan.years.entries()) {
    liveYear(balances, failed, year, { deviation: options.deviation, normals });
    const prices = options.inTodaysDollars ? (1 + plan.inflation / 100) ** (at + 1) : 1;
    const ranked = ranks(balances, [0.1, 0.5, 0.9]);
    bands.low.push((ranked[0] ?? 0) / prices);
    bands.middle.push((ranked[1] ?? 0) / prices);
    bands.high.push((ranked[2] ?? 0) / prices);
    onYear(at + 1);
  }
  return { ...bands, successes: countSuccesses(balances, failed, plan.goal ?? 0), trials, seed: options.seed };
}

function liveYear(
  balances: Float64Array,
  failed: Uint8Array,
  year: PlannedYear,
  { deviation, normals }: { readonly deviation: Percent; readonly normals: () => number },
): void {
  const mean: Fraction = year.expectedReturn / 100;
  const variance = Math.log1p((deviation / 100 / (1 + mean)) ** 2);
  const spread = Math.sqrt(variance);
  const drift = Math.log1p(mean) - variance / 2;
  for (let trial = 0; trial < balances.length; trial++) {
    const begun = (balances[trial] ?? 0) + year.atStart;
    if (begun < -dust) failed[trial] = 1;
    const ended = (begun > 0 ? begun * Math.exp(drift + spread * normals()) : 0) + year.atEnd;
    if (ended < -dust) failed[trial] = 1;
    balances[trial] = ended > 0 ? ended : 0;
  }
}

/** A shortfall of less than a cent is binary noise, not failure. */
const dust: Dollars = 0.005;

function countSuccesses(balances: Float64Array, failed: Uint8Array, goal: Dollars): number {
  let successes = 0;
  for (let trial = 0; trial < balances.length; trial++) {
    if (failed[trial] === 0 && (balances[trial] ?? 0) >= goal - dust) successes++;
  }
  return successes;
}

const buckets = 1024;

/**
 * Percentiles (nearest rank) without sorting all values: values are counted into even buckets, and only the bucket that contains a rank is
 * sorted.
 */
export function ranks(values: Float64Array, shares: readonly Fraction[]): readonly number[] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (!(most > least)) return shares.map(() => least);
  // The long tail of large balances would leave most buckets empty: the square root spreads the values.
  const scale = (buckets - 1) / Math.sqrt(most - least);
  const counts = new Uint32Array(buckets);
  const places = new Uint16Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const place = Math.sqrt((values[at] ?? 0) - least) * scale;
    places[at] = place;
    counts[place | 0] = (counts[place | 0] ?? 0) + 1;
  }
  return shares.map((share) => {
    const wanted = Math.max(0, Math.ceil(share * values.length) - 1);
    let before = 0;
    let bucket = 0;
    while (before + (counts[bucket] ?? 0) <= wanted) before += counts[bucket++] ?? 0;
    const inside: number[] = [];
    for (let at = 0; at < values.length; at++) if (places[at] === bucket) inside.push(values[at] ?? 0);
    return inside.sort((a, b) => a - b)[wanted - before] ?? least;
  });
}
