import { done, type Outcome } from '#contract/values/outcome.ts';
import { cursorAfter, type ListOrder, type ListPage, type ListParameters, listCut } from './list-page.ts';

/** Search, order, and paging of a list that is always short. */
export interface ShortList<Row> {
  /** Sort key of a row for each sortable field. Texts are compared character by character. */
  readonly keys: Readonly<Record<string, (row: Row) => string>>;
  /** The order of the list without a `sort` parameter. */
  readonly usual: ListOrder;
  /** Unique key of a row in the list. */
  readonly idOf: (row: Row) => string;
  /** Texts that `q` searches. */
  readonly textOf: (row: Row) => string;
}

interface Placed<Row> {
  readonly row: Row;
  readonly key: string;
  readonly id: string;
}

/**
 * Pages a list that was read as a whole, because a tenant, a person, or the catalog has only a limited number of entries. It takes the same
 * parameters as lists that the database pages.
 */
export function cutRows<Row>(outcome: Outcome<readonly Row[]>, parameters: ListParameters, list: ShortList<Row>): Outcome<ListPage<Row>> {
  if (!outcome.ok) return outcome;
  const sortable = Object.fromEntries(Object.keys(list.keys).map((name) => [name, 'text'] as const));
  const cut = listCut(parameters, sortable, list.usual, () => true);
  if (!cut.ok) return cut;
  const { order, after, limit = outcome.value.length, q } = cut.value;
  const keyOf = list.keys[order.field] ?? list.idOf;
  const falling = order.direction === 'desc' ? -1 : 1;
  const compare = (left: Omit<Placed<Row>, 'row'>, right: Omit<Placed<Row>, 'row'>): number =>
    falling * (compareTexts(left.key, right.key) || compareTexts(left.id, right.id));
  const found = outcome.value
    .filter((row) => q === undefined || list.textOf(row).toLowerCase().includes(q.toLowerCase()))
    .map((row): Placed<Row> => ({ row, key: keyOf(row), id: list.idOf(row) }))
    .sort(compare);
  const rest = after === undefined ? found : found.filter((placed) => compare(placed, { key: String(after.value), id: after.id }) > 0);
  const page = rest.slice(0, limit);
  const cursorOf = (place: number): string => cursorAfter(order, page[place]?.key ?? '', page[place]?.id ?? '');
  const isLast = page.length === 0 || page.length === rest.length;
  return done({
    rows: page.map(({ row }) => row),
    total: found.length,
    next: isLast ? undefined : cursorOf(page.length - 1),
    cursorOf,
  });
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
