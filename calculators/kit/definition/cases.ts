import type { Definition, InputRecord, InputValues, ResultRecord, ResultValues } from './define.ts';

/** One worked example: literals only, with the origin of the expected values. */
export interface Case<I extends InputRecord, R extends ResultRecord> {
  /** A sentence in the present tense. */
  readonly name: string;
  readonly given: { readonly [K in keyof I]?: InputValues<I>[K] | undefined };
  readonly expect: { readonly [K in keyof R]?: ResultValues<R>[K] | undefined } | { readonly refused: string };
  /** Origin of the expected value, obtained without this code. */
  readonly from: string;
  /** Allowed difference of numbers; half a cent by default. */
  readonly within?: number;
}

export interface CaseFile {
  /** Row of the catalog's checklist, and the rules, constants, and messages proven here. */
  readonly rows: readonly string[];
  readonly calculator: Definition<InputRecord, ResultRecord>;
  readonly cases: readonly Case<InputRecord, ResultRecord>[];
}

/** Golden cases of one calculator, typed by its own declaration. */
export function casesOf<I extends InputRecord, R extends ResultRecord>(
  rows: readonly string[],
  calculator: Definition<I, R>,
  cases: readonly Case<I, R>[],
): { readonly rows: readonly string[]; readonly calculator: Definition<I, R>; readonly cases: readonly Case<I, R>[] } {
  return { rows, calculator, cases };
}
