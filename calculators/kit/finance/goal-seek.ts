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
  const distance = (input: number) => {
    const value = valueAt(input);
    return value === undefined ? undefined : value - goal;
  };
  const near = Math.max(closeBy, Math.abs(goal) * 1e-9);
  const samples = samplePoints(search).map((at) => ({ at, off: distance(at) }));
  const found: Found[] = [];
  let before: { readonly at: number; readonly off: number | undefined } | undefined;
  for (const sample of samples) {
    const last = found.at(-1);
    if (sample.off !== undefined && Math.abs(sample.off) < near) {
      // Neighboring samples that both give the goal form one range.
      if (last !== undefined && before?.off !== undefined && Math.abs(before.off) < near)
        found[found.length - 1] = { ...last, to: sample.at };
      else found.push({ from: sample.at, to: sample.at, isExact: true });
    } else if (before?.off !== undefined && sample.off !== undefined && Math.abs(before.off) >= near && before.off > 0 !== sample.off > 0) {
      const root = rootBetween((at) => distance(at) ?? 0, before.at, sample.at);
      found.push({ from: root, to: root, isExact: Math.abs(distance(root) ?? Number.POSITIVE_INFINITY) < near });
    }
    before = sample;
  }
  return found;
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
