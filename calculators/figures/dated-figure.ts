import type { ByStatus } from './filing-status.ts';
import { type FigureSet, figureSets, lawYear, newestCompleteSet, type PerSet } from './set.ts';

/** A number, or several: the tops of brackets, the ends of a range. */
export type FigureValue = number | null | readonly number[];

/**
 * Certainty of a value: compared in two open tax models, read in one, or read on a public page. A planning value is none of these: it was
 * chosen by the product, not set by a law or a survey.
 */
export type Evidence = 'two models' | 'one model' | 'published' | 'planning value';

export type FigureUnit = 'dollars' | 'percent' | 'fraction' | 'years' | 'months' | 'points';

export interface DatedValue<T> {
  /** The first day in force. */
  readonly from: string;
  /** The last day in force; without it, the end of the year of `from`, because most figures are announced year by year. */
  readonly until?: string;
  readonly value: T;
  readonly source: string;
  readonly evidence: Evidence;
}

/** A value that the original figures state themselves. */
export interface StandardFigure {
  /** Tax year of the value; null if it matches none. */
  readonly year: number | null;
  readonly source: string;
  readonly note: string;
}

/** A statutory figure with its values by effective date, the newest first. */
export interface DatedFigure<T = FigureValue | ByStatus<FigureValue>> {
  readonly label: string;
  readonly unit: FigureUnit;
  readonly values: readonly DatedValue<T>[];
  /** Missing if the original figures follow 2025. */
  readonly standard?: StandardFigure & { readonly value: T };
}
export type DatedFigures<T> = { readonly [K in keyof T]: DatedFigure<T[K]> };

/** The last day of a figure that no law ends. */
export const noEndDate = '9999-12-31';

/** The entry in force throughout a year. */
export function inForce<T>({ values }: DatedFigure<T>, year: number): DatedValue<T> | undefined {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return values.find(({ from, until = `${from.slice(0, 4)}-12-31` }) => from <= first && until >= last);
}

/** The values of a topic for each set. Reading a figure that its year lacks throws, which refuses the calculation. */
export function perSet<T extends object>(topic: string, figures: DatedFigures<T>): PerSet<T>;
export function perSet(topic: string, figures: Readonly<Record<string, DatedFigure<unknown>>>): Readonly<Record<string, object>> {
  return Object.fromEntries(figureSets.map((set) => [set, valuesOf(topic, set, Object.entries(figures))]));
}

function valuesOf(topic: string, set: FigureSet, figures: readonly (readonly [string, DatedFigure<unknown>])[]): object {
  const values = {};
  for (const [name, figure] of figures) {
    const entry = set === 'spec' && figure.standard !== undefined ? figure.standard : inForce(figure, lawYear(set));
    const property =
      entry === undefined
        ? { get: () => missingFigure(`${topic}, ${wordsOf(name)}`, lawYear(set)) }
        : { value: entry.value, enumerable: true };
    Object.defineProperty(values, name, property);
  }
  return values;
}

/** "standard deduction" or "FHA limit", from the name of the property, which is shorter than the label. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/\b(fha|fsa|hecm|hsa|ira|salt)\b/g, (initials) => initials.toUpperCase());
}

/** True if the year of these values has the figure; reading a missing one throws. */
export function hasFigure<T extends object>(values: T, name: Extract<keyof T, string>): boolean {
  return Object.keys(values).includes(name);
}

/** Stops a formula that needs a figure which its year does not have yet. The error carries the refusal in words. */
export function missingFigure(what: string, year: number): never {
  const sentence = `The law of ${year} is not complete. Missing here: ${what}. Choose ${newestCompleteSet} law.`;
  throw Object.assign(new Error(sentence), { refused: sentence, field: 'figures' });
}
