import type { Moment } from '#calculators/plan/model/plan.ts';

/** A year that is not typed yet. */
export const inYear = 'year';

export function isYear(entered: string): boolean {
  return entered === inYear || /^\d/.test(entered);
}

/**
 * The moment of the plan for an entered one: a year of four digits, or a milestone of the first or the second person by name. Undefined for
 * none, for one that is not typed to its end, and for a milestone of somebody who is not there.
 */
export function momentOf(entered: string, names: readonly string[]): Moment | undefined {
  if (/^\d{4}$/.test(entered)) return entered;
  const [place, event] = entered.split(':');
  const name = names[place === 'second' ? 1 : 0];
  return name === undefined || (event !== 'retires' && event !== 'dies') ? undefined : `${name} ${event}`;
}
