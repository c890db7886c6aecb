import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';

/** Result of a finance function: a finite number, or a refusal in words. */
export type Outcome = number | Refusal;

/** Returns a finite number, without a negative zero; anything else is refused. The kit never returns NaN or Infinity. */
export function stated(value: number): Outcome {
  return Number.isFinite(value) ? value + 0 : refuse('The result is too large or too small to be stated as a number.');
}

/** The first refusal among checks; a passed check is `undefined`. NaN fails every check. */
export function firstRefusal(...checks: readonly (Refusal | undefined)[]): Refusal | undefined {
  return checks.find((check) => check !== undefined);
}

/** Larger amounts, rates, and counts are meaningless, and sums of products would overflow. */
const largest = 1e100;

export function mustBeFinite(name: string, value: number): Refusal | undefined {
  if (!Number.isFinite(value)) return refuse(`"${name}" must be a number.`, name);
  return Math.abs(value) <= largest ? undefined : refuse(`"${name}" is too large.`, name);
}

export function mustBeMoreThan(name: string, value: number, bound: number): Refusal | undefined {
  return value <= bound ? refuse(`"${name}" must be more than ${bound}.`, name) : mustBeFinite(name, value);
}

export function mustBeAtLeast(name: string, value: number, bound: number): Refusal | undefined {
  return value < bound ? refuse(`"${name}" must be at least ${bound}.`, name) : mustBeFinite(name, value);
}

export function mustBeWhole(name: string, value: number, least: number): Refusal | undefined {
  return Number.isSafeInteger(value) && value >= least ? undefined : refuse(`"${name}" must be a whole number of at least ${least}.`, name);
}

export function mustBeOneOf(name: string, value: number, allowed: readonly number[]): Refusal | undefined {
  const last = allowed[allowed.length - 1];
  return allowed.includes(value) ? undefined : refuse(`"${name}" must be ${allowed.slice(0, -1).join(', ')} or ${last}.`, name);
}

/** A list of flows: not empty, every member a number within bounds. */
export function mustBeFlows(name: string, values: readonly number[]): Refusal | undefined {
  if (values.length === 0) return refuse(`"${name}" must hold at least one number.`, name);
  if (values.length > 10_000) return refuse(`"${name}" must hold at most 10000 numbers.`, name);
  return values.every((value) => Math.abs(value) <= largest) ? undefined : refuse(`"${name}" must hold numbers of a sensible size.`, name);
}
