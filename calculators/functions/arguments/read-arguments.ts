import { type FilingStatus, filingStatuses } from '#calculators/figures/filing-status.ts';
import { completeSets } from '#calculators/figures/set.ts';
import { type CalendarDate, parseDate } from '#calculators/functions/dates/calendar.ts';
import type { UnitPeriodFlow } from '#calculators/functions/truth-in-lending/annual-percentage-rate.ts';
import { isRefusal, type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { argumentsGiven, toSnakeCase } from './argument-names.ts';
import type { ArgumentDeclaration, ArgumentRecord, ArgumentValues } from './declare.ts';

/** The values of a function, without their specific types. */
type AnyValues = ArgumentValues<ArgumentRecord>;
type AnyValue = AnyValues[string];

/**
 * Reads arguments that a program gives: strictly, under the names that `argumentsGiven` understands. A missing or null argument takes its
 * default; an unknown name, a missing one without default, or a wrong type is refused in words.
 */
export function readArguments(
  functionName: string,
  declared: ArgumentRecord,
  given: Readonly<Record<string, unknown>>,
): AnyValues | Refusal {
  const found = argumentsGiven(functionName, declared, given);
  if (isRefusal(found)) return found;
  const values: Record<string, AnyValue> = {};
  for (const [key, declaration] of Object.entries(declared)) {
    const name = toSnakeCase(key);
    const value = found.get(key)?.value;
    if (value === undefined || value === null) {
      if (declaration.optional !== true) return refuse(`${functionName} needs "${name}".`, name);
      values[key] = declaration.defaultValue;
      continue;
    }
    const read = readValue(name, declaration, value);
    if (typeof read === 'object' && 'refused' in read) return read;
    values[key] = read;
  }
  return values;
}

function readValue(name: string, { kind }: ArgumentDeclaration, value: unknown): AnyValue | Refusal {
  switch (kind) {
    case 'number':
      return readNumber(`"${name}"`, name, value);
    case 'integer':
      return Number.isSafeInteger(value) ? readNumber(`"${name}"`, name, value) : refuse(`"${name}" must be a whole number.`, name);
    case 'truncated': {
      const read = readNumber(`"${name}"`, name, value);
      return typeof read === 'number' ? Math.trunc(read) + 0 : read;
    }
    case 'flag':
      return value === true || value === 1
        ? true
        : value === false || value === 0
          ? false
          : refuse(`"${name}" must be true or false.`, name);
    case 'date':
      return readDate(`"${name}"`, name, value);
    case 'numbers':
      return readList(name, value, (item, what) => readNumber(what, name, item));
    case 'dates':
      return readList(name, value, (item, what) => readDate(what, name, item));
    case 'filingStatus':
      return readFilingStatus(name, value);
    case 'taxYear':
      return (
        completeSets.find((set) => set !== 'spec' && (value === Number(set) || value === set)) ??
        refuse(`"${name}" must be ${listed(completeSets.filter((set) => set !== 'spec'))}.`, name)
      );
    case 'unitPeriodFlows':
      return readList(name, value, (item, what) => readFlow(what, name, item));
  }
}

function readNumber(what: string, name: string, value: unknown): number | Refusal {
  return typeof value === 'number' && Number.isFinite(value) ? value : refuse(`${what} must be a number.`, name);
}

function readDate(what: string, name: string, value: unknown): CalendarDate | Refusal {
  const date = typeof value === 'string' ? parseDate(value) : undefined;
  return date ?? refuse(`${what} must be a date such as 2026-03-31.`, name);
}

/** Spellings of the four statuses in returns and programs, without case and spaces. */
const statusWords: Readonly<Record<FilingStatus, readonly string[]>> = {
  single: ['single'],
  marriedJoint: ['marriedjoint', 'marriedfilingjointly', 'joint', 'mfj', 'qualifyingsurvivingspouse'],
  marriedSeparate: ['marriedseparate', 'marriedfilingseparately', 'separate', 'mfs'],
  headOfHousehold: ['headofhousehold', 'hoh'],
};

function readFilingStatus(name: string, value: unknown): FilingStatus | Refusal {
  const status = filingStatuses.find(
    (each) => typeof value === 'string' && statusWords[each].includes(value.toLowerCase().replace(/[^a-z]/g, '')),
  );
  return status ?? refuse(`"${name}" must be ${listed(filingStatuses)}.`, name);
}

/** "a, b or c". */
function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}

const mostMembers = 10_000;

function readList<T extends number | object>(
  name: string,
  value: unknown,
  readItem: (item: unknown, what: string) => T | Refusal,
): readonly T[] | Refusal {
  if (!Array.isArray(value)) return refuse(`"${name}" must be a list.`, name);
  if (value.length > mostMembers) return refuse(`"${name}" must hold at most ${mostMembers} members.`, name);
  const items: T[] = [];
  for (const [index, item] of value.entries()) {
    const read = readItem(item, `Member ${index + 1} of "${name}"`);
    if (typeof read === 'object' && 'refused' in read) return read;
    items.push(read);
  }
  return items;
}

const flowFields: readonly string[] = ['amount', 'unitPeriods', 'unit_periods', 'fraction', 'count'];

/** One advance or payment: { amount, unitPeriods, fraction?, count? }. */
function readFlow(what: string, name: string, value: unknown): UnitPeriodFlow | Refusal {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(`${what} must hold amount, unitPeriods and, where needed, fraction and count.`, name);
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const field of fields.keys()) {
    if (!flowFields.includes(field)) return refuse(`${what} has an unknown field "${field}".`, name);
  }
  const read = (field: string, given: unknown): number | Refusal => readNumber(`"${field}" of ${what.toLowerCase()}`, name, given);
  const amount = read('amount', fields.get('amount'));
  const unitPeriods = read('unitPeriods', fields.get('unitPeriods') ?? fields.get('unit_periods'));
  const fraction = read('fraction', fields.get('fraction') ?? 0);
  const count = read('count', fields.get('count') ?? 1);
  if (typeof amount !== 'number') return amount;
  if (typeof unitPeriods !== 'number') return unitPeriods;
  if (typeof fraction !== 'number') return fraction;
  return typeof count === 'number' ? { amount, unitPeriods, fraction, count } : count;
}
