import { countedRows } from '#contract/sync/counted-rows.ts';
import type { Tx } from '#server/core/data/database.ts';
import { estimateRows } from './estimate-rows.ts';
import { cutQuery, type ListCut, type ListPage, listPage } from './list-page.ts';
import { type FoundRow, type Search, searchRows } from './search-rows.ts';

type CutQuery = ReturnType<typeof cutQuery>;

export interface PageQuery<Where> {
  readonly where: { AND: (Where | CutQuery['where'])[] } | { id: { in: string[] } };
  readonly orderBy: CutQuery['orderBy'];
  readonly take?: number;
}

interface ListReading<Where, Row> {
  readonly table: string;
  /** Conditions of the list for the query builder: what is searched for, and its filters. */
  readonly matching: Where;
  /** True if conditions other than the search leave out rows of the table. */
  readonly isFiltered?: boolean;
  /** Conditions by which PostgreSQL finds the rows with the searched text. Undefined if there is none. */
  readonly search: Search | undefined;
  readonly count: (query: { where: Where; take: number }) => Promise<number>;
  readonly rows: (query: PageQuery<Where>) => Promise<readonly Row[]>;
  /** Condition that selects the rows that a search found. Undefined: by their ids. */
  readonly whereFound?: (found: readonly FoundRow[]) => Where;
}

/** A page of a list, however long the list is: no statement reads the whole table. */
export async function readListPage<Where, Row extends { readonly id: string }>(
  tx: Tx,
  cut: ListCut,
  reading: ListReading<Where, Row>,
): Promise<ListPage<Row>> {
  const { where, ...order } = cutQuery(cut);
  const found = reading.search === undefined ? undefined : await searchRows(tx, reading.search, cut);
  if (found !== undefined) {
    const ids = found.rows.map(({ id }) => id);
    const selected = reading.whereFound === undefined ? { id: { in: ids } } : { AND: [reading.whereFound(found.rows)] };
    return listPage(ids.length === 0 ? [] : await reading.rows({ where: selected, orderBy: order.orderBy }), found.total, cut);
  }
  const rows = await reading.rows({ where: { AND: [reading.matching, where] }, ...order });
  return listPage(rows, await totalOf(tx, reading), cut);
}

async function totalOf<Where, Row>(tx: Tx, { table, matching, search, isFiltered, count }: ListReading<Where, Row>): Promise<number> {
  if (search !== undefined) return countedRows + 1;
  const counted = await count({ where: matching, take: countedRows + 1 });
  return counted <= countedRows || isFiltered === true ? counted : estimateRows(tx, table);
}
