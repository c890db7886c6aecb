/**
 * Fields of a document that a person writes. A declaration reads a value, says what is wrong with it in a sentence, and describes itself, so
 * that reader, schema, and documentation cannot disagree.
 */
export interface Field<T> {
  readonly description: string;
  /** "dollars, default 0", for the documentation. */
  readonly kind: string;
  readonly read: (value: unknown, path: string, problems: string[]) => T;
  readonly schema: () => JsonSchema;
}

export interface JsonSchema {
  readonly [key: string]: string | number | boolean | null | readonly JsonSchema[] | readonly (string | number)[] | JsonSchema;
}

export type FieldsOf<T> = { readonly [K in keyof T]-?: Field<T[K]> };

interface NumberRules {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Without a default the field is required. */
  readonly otherwise?: number;
  readonly isWhole?: boolean;
}

export function number(description: string, { unit, min, max, otherwise, isWhole = false }: NumberRules): Field<number> {
  const kind = otherwise === undefined ? `${unit}, required` : `${unit}, default ${otherwise}`;
  return {
    description,
    kind,
    read: (value, path, problems) => {
      if (value === undefined && otherwise !== undefined) return otherwise;
      const isGood = typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
      if (isGood && (!isWhole || Number.isInteger(value))) return value;
      const noun = isWhole ? 'a whole number' : 'a number';
      problems.push(value === undefined ? `${path} is missing.` : `${path} must be ${noun} from ${min} to ${max}.`);
      return otherwise ?? min;
    },
    schema: () => ({
      type: isWhole ? 'integer' : 'number',
      minimum: min,
      maximum: max,
      description: `${description} (${unit})`,
      ...(otherwise === undefined ? {} : { default: otherwise }),
    }),
  };
}

const mostDollars = 1e9;

export function dollars(description: string, otherwise?: number): Field<number> {
  const rules = { unit: 'dollars', min: 0, max: mostDollars };
  return number(description, otherwise === undefined ? rules : { ...rules, otherwise });
}

export function percent(description: string, otherwise: number, [min, max]: readonly [number, number] = [0, 100]): Field<number> {
  return number(description, { unit: 'per cent', min, max, otherwise });
}

export function years(description: string, otherwise: number, [min, max]: readonly [number, number] = [0, 120]): Field<number> {
  return number(description, { unit: 'years', min, max, otherwise, isWhole: true });
}

const longestText = 80;

export function text(description: string, otherwise?: string): Field<string> {
  return {
    description,
    kind: otherwise === undefined ? 'text, required' : `text, default "${otherwise}"`,
    read: (value, path, problems) => {
      if (value === undefined && otherwise !== undefined) return otherwise;
      if (typeof value === 'string' && value.length > 0 && value.length <= longestText) return value;
      problems.push(value === undefined ? `${path} is missing.` : `${path} must be a text of 1 to ${longestText} characters.`);
      return otherwise ?? '';
    },
    schema: () => ({ type: 'string', maxLength: longestText, description, ...(otherwise === undefined ? {} : { default: otherwise }) }),
  };
}

/** A calendar day, such as "1962-03-15". */
export function day(description: string): Field<string> {
  return {
    description,
    kind: 'date such as "1962-03-15", required',
    read: (value, path, problems) => {
      if (typeof value === 'string' && isDay(value)) return value;
      problems.push(value === undefined ? `${path} is missing.` : `${path} must be a date such as "1962-03-15".`);
      return '1970-01-01';
    },
    schema: () => ({ type: 'string', format: 'date', description }),
  };
}

function isDay(value: string): boolean {
  const [year = 0, month = 0, date = 0] = value.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || month < 1 || month > 12 || date < 1 || year < 1900 || year > 2100) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return date <= ([31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
}

export function flag(description: string, otherwise: boolean): Field<boolean> {
  return {
    description,
    kind: `true or false, default ${otherwise}`,
    read: (value, path, problems) => {
      if (value === undefined || typeof value === 'boolean') return value ?? otherwise;
      problems.push(`${path} must be true or false.`);
      return otherwise;
    },
    schema: () => ({ type: 'boolean', description, default: otherwise }),
  };
}

export function choice<const T extends string>(description: string, options: readonly [T, ...T[]], otherwise?: T): Field<T> {
  const list = options.map((option) => `"${option}"`).join(', ');
  return {
    description,
    kind: `one of ${list}; ${otherwise === undefined ? 'required' : `default "${otherwise}"`}`,
    read: (value, path, problems) => {
      if (value === undefined && otherwise !== undefined) return otherwise;
      const found = options.find((option) => option === value);
      if (found === undefined) problems.push(value === undefined ? `${path} is missing.` : `${path} must be one of ${list}.`);
      return found ?? options[0];
    },
    schema: () => ({ enum: options, description, ...(otherwise === undefined ? {} : { default: otherwise }) }),
  };
}

/** A field that may be left out. */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return {
    description: field.description,
    kind: `${field.kind.replace(', required', '')}, may be left out`,
    read: (value, path, problems) => (value === undefined ? undefined : field.read(value, path, problems)),
    schema: field.schema,
  };
}
