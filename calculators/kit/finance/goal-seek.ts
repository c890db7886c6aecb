import { rootBetween } from './bracket.ts';

/** Input values at which the answer equals the wanted value. */
export interface Found {
  /** Equal to `to` if a single value gives it; otherwise every value between gives it. */
  readonly from: number;
  readonly to: number;
  /** False if the answer jumps across the wanted value here without taking it. */
  readonly isExact: boolean;
}

export interface Search {
  readonly from: number;
  readonly to: number;
  /** The current value of the input: the search is finest around it. */
  readonly start: number;
}

const geometricSteps = 120;
const linearSteps = 100;
/** Tolerance: answers are rounded to the cent, so a value this close counts as the wanted one. */
const closeBy = 0.0051;

/**
 * Every value of an input between two bounds at which an answer is `goal`, in ascending order; none where it never is.
 * The answer is sampled; between two samples on opposite sides of the goal its root is found by Brent's method. `valueAt` is
 * undefined where the calculation is refused. Two roots between neighboring samples are missed.
 */
export function seekGoal(valueAt: (input: number) => number | undefined, goal: number, search: Search): readonly Found[] {
  const near = Math.max(closeBy, Math.abs(goal) * 1e-9);
  const distance = (input: number) => {
    const value = valueAt(input);
    return value === undefined ? undefined : value - goal;
  };
  const isGoal = (off = Number.POSITIVE_INFINITY) => Math.abs(off) < near;
  const found: Found[] = [];
  let before: Sample = { at: search.from, off: undefined };
  for (const at of samplePoints(search)) {
    const sample: Sample = { at, off: distance(at) };
    if (isGoal(sample.off)) {
      // Neighboring samples that both give the goal form one range.
      const range = isGoal(before.off) ? found.pop() : undefined;
      found.push({ from: range?.from ?? at, to: at, isExact: true });
    } else if (!isGoal(before.off) && areOpposite(before, sample)) {
      const root = rootBetween((input) => distance(input) ?? 0, before.at, at);
      found.push({ from: root, to: root, isExact: isGoal(distance(root)) });
    }
    before = sample;
  }
  return found;
}

interface Sample {
  readonly at: number;
  /** Difference of the answer to the goal, positive above it. Undefined where the calculation is refused. */
  readonly off: number | undefined;
}

function areOpposite({ off: first = 0 }: Sample, { off: second = 0 }: Sample): boolean {
  return first * second < 0;
}

/** The bounds, zero, the current value, points around it in equal ratios, and points in equal steps. */
function samplePoints({ from, to, start }: Search): readonly number[] {
  const scale = Math.max(Math.abs(start), 1);
  const ratios = Array.from({ length: geometricSteps + 1 }, (_, step) => scale * 2 ** ((step - geometricSteps / 2) / 4));
  const steps = Array.from({ length: linearSteps + 1 }, (_, step) => step / linearSteps);
  const points = [
    from,
    to,
    0,
    start,
    ...ratios,
    ...ratios.map((point) => -point),
    ...steps.map((share) => 2 * scale * share),
    ...steps.map((share) => from + (to - from) * share),
  ];
  return [...new Set(points)].filter((point) => point >= from && point <= to).sort((a, b) => a - b);
}
