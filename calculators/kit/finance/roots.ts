import { rootBetween } from './bracket.ts';

/** An amount at a time; times are in periods, in any order, fractions allowed. */
export interface Flow {
  readonly amount: number;
  readonly time: number;
}

/** All rates r > −1 at which the present value of the flows is zero. */
export type RatesOfReturn =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly rate: number }
  | { readonly kind: 'several'; readonly rates: readonly number[] };

/** A value together with the magnitude of its terms, so that zero can be distinguished from rounding. */
export interface ValueWithSize {
  readonly value: number;
  readonly size: number;
}

/** log(1 + r) of the smallest rate that still differs from −100 % in binary, and of the largest that is finite. */
const lowest = -36.7;
const highest = 709.7;
/** Most rates are between −26 % and +35 %: dividing there saves steps. */
const usual = 0.3;

/** A value this small relative to its terms counts as zero: two roots that touch. */
const touching = 1e-13;

/** Flows with more sign changes are searched on an even grid of growth factors instead, so that no list takes seconds. */
const mostTurns = 100;
const evenCuts: readonly number[] = Array.from({ length: 1201 }, (_, index) => (index - 600) / 200);

/**
 * Every rate r > −1 with Σ amount · (1 + r)^−time = 0, none missed.
 *
 * On x = log(1 + r) the present value is f(x) = Σ c · e^(−t·x). Take s between the two times where the sign of c changes. Then
 * e^(s·x) · f(x) has the same roots, and its derivative, Σ (s − t) · c · e^((s−t)·x), has one sign change fewer. So the roots of the
 * derivative, found the same way, cut the axis into stretches with at most one root each; Brent's method finds it there.
 * Source: Pólya and Szegő, Problems and Theorems in Analysis II, part V, ch. 1 (Descartes' rule for exponential sums).
 */
export function ratesOfReturn(flows: readonly Flow[]): RatesOfReturn {
  const terms = netFlows(flows);
  return ratesWhere(terms, (x) => presentValue(terms, x));
}

/**
 * Rates at which a function of x = log(1 + r) is zero, searched between the turning points of the flows' present value. The function
 * is that present value in another form (closed, or with simple interest inside a period). `flows` are net, as of `netFlows`.
 */
export function ratesWhere(flows: readonly Flow[], weigh: (x: number) => ValueWithSize): RatesOfReturn {
  const changes = signChanges(flows);
  if (changes === 0) return { kind: 'none' };
  return asRates(crossings(weigh, changes <= mostTurns ? turningPoints(flows) : evenCuts));
}

/** Rates from roots on log(1 + r); a value that cannot be distinguished from −100 % is not a rate. */
export function asRates(roots: readonly number[]): RatesOfReturn {
  const rates = roots.map((x) => Math.expm1(x)).filter((rate) => rate > -1 && Number.isFinite(rate));
  const [first] = rates;
  if (first === undefined) return { kind: 'none' };
  return rates.length === 1 ? { kind: 'one', rate: first } : { kind: 'several', rates };
}

/**
 * Roots of a function, given points between which it has at most one. Zero is always such a point, so that a rate of 0 % is found exactly.
 */
function crossings(weigh: (x: number) => ValueWithSize, cuts: readonly number[]): readonly number[] {
  const points = [...new Set([lowest, -usual, 0, usual, highest, ...cuts])].sort((a, b) => a - b);
  const roots: number[] = [];
  let before: { readonly x: number; readonly value: number } | undefined;
  for (const x of points) {
    const { value, size } = weigh(x);
    if (Math.abs(value) < touching * size) {
      // The same touching point may occur twice, as a cut and as zero.
      const last = roots[roots.length - 1];
      if (last === undefined || x - last > 1e-6) roots.push(x);
      else if (x === 0) roots[roots.length - 1] = 0;
      before = undefined;
      continue;
    }
    if (before !== undefined && before.value > 0 !== value > 0) {
      const root = rootBetween((at) => weigh(at).value, before.x, x);
      const check = weigh(root);
      if (Math.abs(check.value) <= 1e-9 * check.size) roots.push(root);
    }
    before = { x, value };
  }
  return roots;
}

/** Σ c · e^(−t·x), scaled by the largest exponential so that nothing overflows; the sign is that of the present value. */
export function presentValue(flows: readonly Flow[], x: number): ValueWithSize {
  let reference = x >= 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  for (const { time } of flows) reference = x >= 0 ? Math.min(reference, time) : Math.max(reference, time);
  let value = 0;
  let size = 0;
  for (const { amount, time } of flows) {
    const term = amount * Math.exp((reference - time) * x);
    value += term;
    size += Math.abs(term);
  }
  return { value, size };
}

function turningPoints(terms: readonly Flow[]): readonly number[] {
  const split = firstSignChange(terms);
  if (split === undefined) return [];
  const scale = Math.max(...terms.map(({ amount, time }) => Math.abs((split - time) * amount)));
  const derived = terms.map(({ amount, time }) => ({ amount: ((split - time) * amount) / scale, time }));
  if (firstSignChange(derived) === undefined) return [];
  return crossings((x) => presentValue(derived, x), turningPoints(derived));
}

/** The middle of the two times between which the amounts first change sign. */
function firstSignChange(terms: readonly Flow[]): number | undefined {
  let before: Flow | undefined;
  for (const term of terms) {
    if (term.amount === 0) continue;
    if (before !== undefined && before.amount > 0 !== term.amount > 0) return (before.time + term.time) / 2;
    before = term;
  }
  return undefined;
}

function signChanges(terms: readonly Flow[]): number {
  return terms.filter(({ amount }, index) => index > 0 && amount > 0 !== (terms[index - 1]?.amount ?? 0) > 0).length;
}

/** Sorted by time, amounts of the same time added, zeros left out. */
export function netFlows(flows: readonly Flow[]): readonly Flow[] {
  const amounts = new Map<number, number>();
  for (const { amount, time } of flows) amounts.set(time, (amounts.get(time) ?? 0) + amount);
  return [...amounts]
    .filter(([, amount]) => amount !== 0)
    .map(([time, amount]) => ({ amount, time }))
    .sort((a, b) => a.time - b.time);
}
