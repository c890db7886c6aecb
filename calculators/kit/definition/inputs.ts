import { dollars, number, wholeDollars } from '#calculators/kit/formatting/words.ts';
import type { AnyInputs, Input, InputRecord } from './define.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Step of a numeric input: as declared, else 0.01 for a percentage and 1 otherwise. */
export function stepOf(input: Input): number {
  const declared = 'step' in input ? input.step : undefined;
  return declared ?? (input.type === 'percentage' ? 0.01 : 1);
}

/** Lower bound: as declared, else 0 for a percentage, else none. */
export function minimumOf(input: Input): number | undefined {
  const declared = 'min' in input ? input.min : undefined;
  return declared ?? (input.type === 'percentage' ? 0 : undefined);
}

export function maximumOf(input: Input): number | undefined {
  return 'max' in input ? input.max : undefined;
}

export function defaultsOf(inputs: InputRecord): AnyInputs {
  return Object.fromEntries(Object.entries(inputs).map(([id, input]) => [id, input.defaultValue]));
}

/**
 * Reads a typed number: strips everything but digits, one decimal point and one leading minus (only where the field may be negative);
 * what cannot be read is 0. '1,234.50' is 1234.5, '$1 234' is 1234, '1e3' is 13, '1.2.3' is 1.23, '' and 'abc' are 0.
 */
export function parseNumber(text: string, mayBeNegative: boolean): number {
  const negative = mayBeNegative && /^[^0-9.]*[-\u2212]/.test(text);
  const bare = text.replace(/[^0-9.]/g, '');
  const whole = bare.indexOf('.') + 1;
  const value = Number.parseFloat(`${bare.slice(0, whole)}${bare.slice(whole).replaceAll('.', '')}`);
  if (!Number.isFinite(value) || value === 0) return 0;
  return negative ? -value : value;
}

export function mayBeNegative(input: Input): boolean {
  const minimum = minimumOf(input);
  return minimum === undefined || minimum < 0;
}

/** Contents of a form: the raw text of each field that a person touched. An empty field falls back to the default. */
export type RawInputs = Readonly<Record<string, string | boolean | undefined>>;

export interface ReadForm {
  readonly values: AnyInputs;
  /** Fields whose empty or meaningless entry is replaced by the built-in default. */
  readonly defaulted: readonly string[];
  /** Fields out of bounds, with the sentence to show beside them. The bound is used as the value. */
  readonly outOfRange: Readonly<Record<string, string>>;
}

/** Turns the texts of a form into values that a formula accepts. Every text gives a value; nothing throws. */
export function readForm(inputs: InputRecord, raw: RawInputs): ReadForm {
  const values: Record<string, number | boolean | string> = {};
  const defaulted: string[] = [];
  const outOfRange: Record<string, string> = {};
  for (const [id, input] of Object.entries(inputs)) {
    const entered = raw[id];
    if (entered === undefined) {
      values[id] = input.defaultValue;
    } else if (input.type === 'boolean') {
      values[id] = entered === true || entered === 'true';
    } else if (input.type === 'select') {
      values[id] = input.options.some((option) => option.value === entered) ? String(entered) : input.defaultValue;
    } else if (input.type === 'text') {
      values[id] = String(entered).slice(0, input.maxLength ?? 2000);
    } else {
      const text = String(entered);
      const typed = parseNumber(text, mayBeNegative(input));
      const empty = text.trim() === '';
      if (empty || (typed === 0 && input.zeroMeansDefault === true)) {
        values[id] = input.defaultValue;
        defaulted.push(id);
      } else {
        const problem = boundProblem(input, typed);
        if (problem !== undefined) outOfRange[id] = problem.sentence;
        values[id] = problem?.held ?? typed;
      }
    }
  }
  return { values, defaulted, outOfRange };
}

function boundProblem(input: Input, value: number): { held: number; sentence: string } | undefined {
  const minimum = minimumOf(input) ?? Number.NEGATIVE_INFINITY;
  const maximum = maximumOf(input) ?? Number.POSITIVE_INFINITY;
  if (value < minimum) return { held: minimum, sentence: `${input.label} must be at least ${boundText(input, minimum)}.` };
  if (value > maximum) return { held: maximum, sentence: `${input.label} must be at most ${boundText(input, maximum)}.` };
  return undefined;
}

/** A bound as shown to a person: $1,000,000, 30%, 2025. */
function boundText(input: Input, bound: number): string {
  if (input.type === 'currency') return Number.isInteger(bound) ? wholeDollars(bound) : dollars(bound);
  if (input.type === 'number' && input.unit === 'year') return String(bound);
  return number(bound) === '0' && bound !== 0 ? String(bound) : `${number(bound)}${input.type === 'percentage' ? '%' : ''}`;
}

/**
 * Reads inputs that a program gives: strictly. A missing or null input is the default; an unknown name, a wrong type, a value out of
 * bounds or outside an enumeration is refused in words.
 */
export function readInputs(inputs: InputRecord, given: Readonly<Record<string, unknown>>): AnyInputs | Refusal {
  const values: Record<string, number | boolean | string> = {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(inputs, name)) return refuse(`There is no input "${name}". The inputs are ${Object.keys(inputs).join(', ')}.`);
  }
  for (const [id, input] of Object.entries(inputs)) {
    const value = Object.hasOwn(given, id) ? given[id] : undefined;
    if (value === undefined || value === null) {
      values[id] = input.defaultValue;
      continue;
    }
    const checked = readValue(id, input, value);
    if (typeof checked === 'object') return checked;
    values[id] = checked;
  }
  return values;
}

function readValue(id: string, input: Input, value: unknown): number | boolean | string | Refusal {
  switch (input.type) {
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse(`"${id}" must be true or false.`, id);
    case 'select': {
      const known = input.options.map((option) => option.value);
      return typeof value === 'string' && known.includes(value) ? value : refuse(`"${id}" must be one of ${known.join(', ')}.`, id);
    }
    case 'text': {
      if (typeof value !== 'string') return refuse(`"${id}" must be text.`, id);
      const limit = input.maxLength ?? 2000;
      return value.length <= limit ? value : refuse(`"${id}" must be at most ${limit} characters.`, id);
    }
    case 'currency':
    case 'percentage':
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(`"${id}" must be a number.`, id);
      if (value === 0 && input.zeroMeansDefault === true) return input.defaultValue;
      const problem = boundProblem(input, value);
      return problem === undefined ? value + 0 : refuse(problem.sentence, id);
    }
  }
}
