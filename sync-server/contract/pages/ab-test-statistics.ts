/**
 * Statistics of a test with two versions of a page. Rates are fractions; a success is a visitor who reached the goal. Nothing here is
 * random: posteriors are integrated on a fixed grid.
 */
export interface Arm {
  readonly visitors: number;
  readonly successes: number;
}

export interface Comparison {
  /** Probability that the variant's rate is higher than the control's. */
  readonly chanceToWin: number;
  /** Expected loss of rate if the variant is chosen although it is worse. */
  readonly expectedLoss: number;
  /** 95% interval of the variant's rate minus the control's. */
  readonly low: number;
  readonly high: number;
}

/** A version wins at this probability. Both sides together let 5% of tests without a difference have a winner. */
export const winningChance = 0.975;
/** A split that is less probable than this by chance alone points to a fault in the test. */
const alarmP = 0.001;
/** A smaller test says nothing about its split. */
const fewestExpected = 8;
const gridSteps = 2_000;
const z975 = 1.959963984540054;
/** Quantile for a power of 80%. */
const z80 = 0.8416212335729143;

/** Compares the rates with Beta(1 + successes, 1 + failures) posteriors. */
export function compareArms(control: Arm, variant: Arm): Comparison {
  const [a, b] = [posteriorOf(control), posteriorOf(variant)];
  const from = Math.max(0, Math.min(a.mean - 9 * a.deviation, b.mean - 9 * b.deviation));
  const to = Math.min(1, Math.max(a.mean + 9 * a.deviation, b.mean + 9 * b.deviation));
  const step = (to - from) / gridSteps;
  let [belowA, belowB, total, chance, loss] = [0, 0, 0, 0, 0];
  const masses = Array.from({ length: gridSteps }, (_, at) => {
    const x = from + (at + 0.5) * step;
    return { a: a.density(x) * step, b: b.density(x) * step };
  });
  for (const mass of masses) {
    chance += mass.b * (belowA + mass.a / 2);
    // E[max(A − B, 0)] is the integral of P(B < x) · P(A > x).
    loss += (belowB + mass.b / 2) * Math.max(0, 1 - belowA - mass.a / 2) * step;
    belowA += mass.a;
    belowB += mass.b;
    total += mass.b;
  }
  const spread = z975 * Math.hypot(a.deviation, b.deviation);
  const difference = b.mean - a.mean;
  return { chanceToWin: Math.min(1, chance / total), expectedLoss: loss, low: difference - spread, high: difference + spread };
}

interface Posterior {
  readonly mean: number;
  readonly deviation: number;
  readonly density: (x: number) => number;
}

function posteriorOf({ visitors, successes }: Arm): Posterior {
  const [alpha, beta] = [1 + successes, 1 + Math.max(0, visitors - successes)];
  const sum = alpha + beta;
  const scale = logGamma(sum) - logGamma(alpha) - logGamma(beta);
  return {
    mean: alpha / sum,
    deviation: Math.sqrt((alpha * beta) / (sum * sum * (sum + 1))),
    density: (x) => Math.exp(scale + (alpha - 1) * Math.log(x) + (beta - 1) * Math.log1p(-x)),
  };
}

/** Lanczos approximation (g = 7, nine terms), exact to 15 digits for positive arguments. */
export function logGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905, -0.13857109526572012,
    9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  const base = x + 6.5;
  const sum = terms.reduce((total, term, at) => total + term / (x + at), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum);
}

export interface SplitCheck {
  /** Probability of a split at least this uneven; 1 while there are too few visitors. */
  readonly p: number;
  readonly isAlarm: boolean;
}

/** Chi-square test, one degree of freedom, of the visitors of both versions against the planned share of the variant in percent. */
export function checkSplit(controlVisitors: number, variantVisitors: number, split: number): SplitCheck {
  const total = controlVisitors + variantVisitors;
  const expected = (total * split) / 100;
  if (Math.min(expected, total - expected) < fewestExpected) return { p: 1, isAlarm: false };
  const chiSquare = (variantVisitors - expected) ** 2 / expected + (variantVisitors - expected) ** 2 / (total - expected);
  const p = upperTail(Math.sqrt(chiSquare));
  return { p, isAlarm: p < alarmP };
}

/** Probability that a standard normal value is farther from zero than z, by the continued fraction for large and the series for small z. */
export function upperTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 3) {
    let fraction = 0;
    for (let term = 60; term > 0; term -= 1) fraction = term / (z + fraction);
    return (2 * density) / (z + fraction);
  }
  let [term, sum] = [z, z];
  for (let at = 3; Math.abs(term) > 1e-17; at += 2) {
    term *= (z * z) / at;
    sum += term;
  }
  return 1 - 2 * density * sum;
}

/**
 * Visitors of both versions together that show a relative lift with 95% confidence (two-sided) and 80% power: the normal approximation for
 * two proportions with unequal groups.
 */
export function plannedVisitors(baseline: number, lift: number, split: number): number {
  const target = Math.min(baseline * (1 + lift), 0.999);
  const share = split / 100;
  const pooled = (1 - share) * baseline + share * target;
  const underNull = z975 * Math.sqrt(pooled * (1 - pooled) * (1 / share + 1 / (1 - share)));
  const underTarget = z80 * Math.sqrt((target * (1 - target)) / share + (baseline * (1 - baseline)) / (1 - share));
  return Math.ceil(((underNull + underTarget) / (target - baseline)) ** 2);
}
