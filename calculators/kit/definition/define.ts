import type { Dollars, Months, Percent, Years } from '#calculators/figures/units.ts';
import type { Refusal } from './refusal.ts';

/** The browser's shelves, in the order of the browser. */
export const shelves = ['Investment', 'Tax', 'Business', 'Retirement', 'Real Estate', 'Planning', 'Automotive'] as const;
export type Shelf = (typeof shelves)[number];

/** The stored suites, each with its own icon and color. */
export const suites = ['financial', 'auto', 'mortgage', 'business'] as const;
export type Suite = (typeof suites)[number];

interface InputCommon {
  readonly label: string;
  /** Meaning of the input and where to find its value. */
  readonly tooltip?: string;
  /** Marked as required; an empty field still uses the default. */
  readonly required?: true;
  /** Shown under "More inputs". */
  readonly advanced?: true;
  /** The assumption of the tenant that replaces the default. */
  readonly assumption?: 'inflation' | 'return' | 'lifeExpectancy' | 'figures';
}

interface NumericInput extends InputCommon {
  readonly defaultValue: number;
  /** Defaults: 0.01 for a percentage, 1 otherwise. */
  readonly step?: number;
  /** A percentage without a minimum starts at 0. */
  readonly min?: number;
  readonly max?: number;
  /** A typed 0 is not meaningful and becomes the default; the field says so. */
  readonly zeroMeansDefault?: true;
  /** A natural range, offered as a slider beside the field. */
  readonly slider?: readonly [from: number, to: number];
}

export interface CurrencyInput extends NumericInput {
  readonly type: 'currency';
}
export interface PercentageInput extends NumericInput {
  readonly type: 'percentage';
  /**
   * Compounding of a yearly return, for inputs with the same name in two calculators: a value is carried over only between equal
   * conventions.
   */
  readonly compounds?: 'monthly' | 'yearly';
}
export interface NumberInput extends NumericInput {
  readonly type: 'number';
  /** Unit shown beside the field: years, months, miles, units. A `year` is a calendar year, without a word or a separator. */
  readonly unit?: string;
}
export interface BooleanInput extends InputCommon {
  readonly type: 'boolean';
  readonly defaultValue: boolean;
}
export interface SelectInput extends InputCommon {
  readonly type: 'select';
  readonly defaultValue: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
/** Free text; used for series of numbers such as cash flows. */
export interface TextInput extends InputCommon {
  readonly type: 'text';
  readonly defaultValue: string;
  readonly maxLength?: number;
}
export type Input = CurrencyInput | PercentageInput | NumberInput | BooleanInput | SelectInput | TextInput;
export type InputRecord = Readonly<Record<string, Input>>;

export type InputValue<I extends Input> = I extends CurrencyInput
  ? Dollars
  : I extends PercentageInput
    ? Percent
    : I extends NumberInput
      ? number
      : I extends BooleanInput
        ? boolean
        : I extends SelectInput
          ? I['options'][number]['value']
          : string;

/** The values that a formula receives, inferred from the declared inputs. */
export type InputValues<I extends InputRecord> = { readonly [K in keyof I]: InputValue<I[K]> };

interface ScalarKinds {
  /** A flow in dollars; added up over a table. */
  money: Dollars;
  /** A stock in dollars, such as a balance; the last one counts when rows are grouped. */
  balance: Dollars;
  /** Per cent units: 8.25 is 8.25 %. */
  percent: Percent;
  /** A plain number with up to two decimals. */
  number: number;
  /** A whole number. */
  count: number;
  years: Years;
  months: Months;
  /** A multiple: 1.25×. Shown rounded down. */
  times: number;
  /** A plain number with up to three decimals: 0.279. */
  factor: number;
  text: string;
  flag: boolean;
  list: readonly string[];
  /** Named amounts in dollars; not shown as tiles, but as a breakdown. */
  group: Readonly<Record<string, Dollars>>;
}
export type ScalarKind = keyof ScalarKinds;
/** `months?` may also be `null`: the sentence then gives the reason. */
export type ResultKind = ScalarKind | `${ScalarKind}?`;
/** A table: the kinds of its columns. */
export type ColumnRecord = Readonly<Record<string, ScalarKind>>;
export type ResultRecord = Readonly<Record<string, ResultKind | ColumnRecord>>;

type ScalarValue<K> = K extends ScalarKind ? ScalarKinds[K] : K extends `${infer S extends ScalarKind}?` ? ScalarKinds[S] | null : never;
export type Rows<C extends ColumnRecord> = readonly { readonly [K in keyof C]: ScalarValue<C[K]> }[];

/** The values that a formula returns, inferred from the declared results. */
export type ResultValues<R extends ResultRecord> = {
  readonly [K in keyof R]: R[K] extends ColumnRecord ? Rows<R[K]> : ScalarValue<R[K]>;
};

export interface Source {
  readonly title: string;
  /** Section, table or page. */
  readonly locator: string;
  readonly url?: string;
}

export interface Explanation {
  /** The formula in words and symbols, one line each. */
  readonly formula: readonly string[];
  readonly assumptions: readonly string[];
  /** Factors that the calculator ignores. */
  readonly leavesOut: readonly string[];
  /** Reasons for different results on other sites. */
  readonly differs: readonly string[];
}

export interface Definition<I extends InputRecord, R extends ResultRecord> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly shelf: Shelf;
  readonly suite: Suite;
  /** The group inside the suite. */
  readonly category: string;
  /** A lucide icon, in kebab case. */
  readonly icon: string;
  /** Position in its list: the number of its R-CAT row. */
  readonly sortOrder: number;
  readonly inputs: I;
  readonly results: R;
  /** Loads law that the formula needs beyond its shelf. Every loader of calculators awaits it before the first calculation. */
  needs?(): Promise<void>;
  /** Pure. Returns results, or a refusal in words with the input that causes it. */
  calculate(inputs: InputValues<I>): ResultValues<R> | Refusal<Extract<keyof I, string>>;
  /** Headline shown full-screen in Present mode, with its suffix ("a month"). */
  headline(results: ResultValues<R>, inputs: InputValues<I>): Headline;
  /** The number behind a headline in words, on which goal seek and sensitivity work. */
  measure?(results: ResultValues<R>, inputs: InputValues<I>): Headline;
  /** The answer in one sentence; **stars** mark bold text. */
  say(results: ResultValues<R>, inputs: InputValues<I>): string;
  /** At most four results beside the headline. */
  readonly supporting: readonly Extract<keyof R, string>[];
}

export interface Headline {
  readonly value: number | string;
  readonly kind: ScalarKind;
  readonly per?: string;
}

/** A calculator without its specific types, for the form, the tiles, and the command line. */
export type AnyInputs = Readonly<Record<string, number | boolean | string>>;
export type AnyValue = number | string | boolean | null | readonly string[] | Readonly<Record<string, number>> | readonly AnyRow[];
export type AnyRow = Readonly<Record<string, number | string | boolean | null>>;
export type AnyResults = Readonly<Record<string, AnyValue>>;

export interface Calculator<I extends InputRecord = InputRecord, R extends ResultRecord = ResultRecord> extends Definition<I, R> {}

/**
 * The only declaration of a calculator. The types of inputs and results are inferred from it and never written a second time.
 */
export function defineCalculator<const I extends InputRecord, const R extends ResultRecord>(
  definition: Definition<I, R>,
): Definition<I, R> {
  return definition;
}
