/**
 * Takes the place of mingo, with which RxDB checks documents against a query in the browser. mingo knows all of MongoDB, 8 KB compressed; the
 * queries of this app and of RxDB itself compare fields with plain values. Anything else throws when the query is made. The names are those
 * that RxDB imports, and the order of values is MongoDB's.
 */
export function getMingoQuery(selector: Selector): { test(document: unknown): boolean } {
  return { test: matcherOf(selector) };
}

type Selector = Readonly<Record<string, unknown>>;
type Matcher = (document: unknown) => boolean;

function matcherOf(selector: Selector): Matcher {
  const matchers = Object.entries(selector).map(([field, wanted]) => partOf(field, wanted));
  return (document) => matchers.every((matches) => matches(document));
}

function partOf(field: string, wanted: unknown): Matcher {
  if (field === '$and' || field === '$or') {
    const matchers = listOf(wanted).map((each) => {
      if (isRecord(each)) return matcherOf(each);
      throw unknownQuery(field);
    });
    return field === '$and'
      ? (document) => matchers.every((matches) => matches(document))
      : (document) => matchers.some((matches) => matches(document));
  }
  if (field.startsWith('$')) throw unknownQuery(field);
  const path = field.split('.');
  const conditions = Object.entries(isRecord(wanted) ? wanted : { $eq: wanted }).map(([operator, operand]) =>
    conditionOf(operator, operand),
  );
  return (document) => {
    const value = valueAt(document, path);
    return conditions.every((holds) => holds(value));
  };
}

function conditionOf(operator: string, operand: unknown): (value: Plain) => boolean {
  if (operator === '$in' || operator === '$nin') {
    const wanted = listOf(operand).map(plain);
    return (value) => wanted.includes(value ?? null) === (operator === '$in');
  }
  const wanted = plain(operand) ?? null;
  /** True for two values of one type in this order: nothing is less than a value of another type. */
  const inOrder = (fits: (order: number) => boolean) => (value: Plain) => rankOf(value) === rankOf(wanted) && fits(compare(value, wanted));
  switch (operator) {
    case '$eq':
      return (value) => (value ?? null) === wanted;
    case '$ne':
      return (value) => (value ?? null) !== wanted;
    case '$lt':
      return inOrder((order) => order < 0);
    case '$lte':
      return inOrder((order) => order <= 0);
    case '$gt':
      return inOrder((order) => order > 0);
    case '$gte':
      return inOrder((order) => order >= 0);
    default:
      throw unknownQuery(operator);
  }
}

type Plain = string | number | boolean | null | undefined;

function valueAt(document: unknown, path: readonly string[]): Plain {
  let value = document;
  for (const name of path) value = isRecord(value) ? value[name] : undefined;
  return plain(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Throws for an object, a list, or a function: no query of this app compares one. */
function plain(value: unknown): Plain {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw unknownQuery(typeof value);
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw unknownQuery('no list');
}

function unknownQuery(part: string): Error {
  return new Error(`No query of the local database compares by ${part}. Queries that do need mingo again, in vite.config.ts.`);
}

/** Order of two values: missing ones first, then null, numbers, texts, and true or false. */
export function compare(a: unknown, b: unknown): number {
  const [first, second] = [plain(a), plain(b)];
  if (first === second) return 0;
  const [rank, otherRank] = [rankOf(first), rankOf(second)];
  if (rank !== otherRank) return rank < otherRank ? -1 : 1;
  return (first ?? 0) < (second ?? 0) ? -1 : 1;
}

function rankOf(value: Plain): number {
  return value === null ? 1 : ['undefined', 'null', 'number', 'string', 'boolean'].indexOf(typeof value);
}
