import { countedRows } from '#contract/sync/counted-rows.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import type { ListCut } from './list-page.ts';

/** The columns in which a list is searched, for PostgreSQL. */
export interface Search {
  readonly table: string;
  /** Column of each field by which the list can be sorted. */
  readonly keys: Readonly<Record<string, string>>;
  /** Conditions of which one has to hold. Each is found by an index of its own, which one condition with OR would not be. */
  readonly matches: readonly Prisma.Sql[];
  /** A condition that has to hold in addition. */
  readonly filter?: Prisma.Sql;
}

export interface FoundRow {
  readonly id: string;
  readonly key: Date | string;
}

export interface Found {
  readonly total: number;
  /** Rows of the page, one more than its limit if there is a next one. */
  readonly rows: readonly FoundRow[];
}

interface FoundColumns {
  readonly id: string | null;
  readonly key: Date | string | null;
  readonly total: number;
}

/**
 * The ids of a page of the rows that a search finds. Undefined if it finds more than are counted: then the rows are dense enough that walking
 * the list in its order soon fills a page.
 */
export async function searchRows(tx: Tx, { table, keys, matches, filter }: Search, cut: ListCut): Promise<Found | undefined> {
  const { order, after, limit } = cut;
  const [from, key] = [Prisma.raw(table), Prisma.raw(keys[order.field] ?? 'id')];
  const branches = matches.map(
    (
      match,
    ) => Prisma.sql`(select id, ${key} as key from ${from} where ${match} ${filter === undefined ? Prisma.empty : Prisma.sql`and ${filter}`}
      limit ${countedRows + 1}::int)`,
  );
  const way = Prisma.raw(order.direction);
  const rows = await tx.$queryRaw<FoundColumns[]>`
    with found as materialized (${Prisma.join(branches, ' union ')}), counted as (select count(*)::int as total from found)
    select total, page.id::text as id, page.key from counted left join lateral (
      select id, key from found ${beyond(after, order.direction)} order by key ${way}, id ${way} limit ${limit === undefined ? null : limit + 1}::int
    ) page on true where total <= ${countedRows}::int order by page.key ${way}, page.id ${way}`;
  const [first] = rows;
  if (first === undefined) return undefined;
  return { total: first.total, rows: rows.flatMap(({ id, key: value }) => (id === null || value === null ? [] : [{ id, key: value }])) };
}

function beyond(after: ListCut['after'], direction: 'asc' | 'desc'): Prisma.Sql {
  if (after === undefined) return Prisma.empty;
  const value = after.value instanceof Date ? Prisma.sql`${after.value}::timestamptz` : Prisma.sql`${after.value}::text`;
  return Prisma.sql`where (key, id) ${direction === 'asc' ? Prisma.sql`>` : Prisma.sql`<`} (${value}, ${after.id}::uuid)`;
}

/** Letters from which on a text is found by an index of trigrams. */
const trigram = 3;

/** Any of these conditions. A text that is too short for an index is looked for in one pass over the table. */
export function anyOf(conditions: readonly Prisma.Sql[], q: string): readonly Prisma.Sql[] {
  return q.length < trigram ? [Prisma.sql`(${Prisma.join([...conditions], ' or ')})`] : conditions;
}

/** `column ilike '%q%'`, which an index of trigrams answers. */
export function contains(column: string, q: string): Prisma.Sql {
  return Prisma.sql`${Prisma.raw(column)} ilike ${`%${likeText(q)}%`}`;
}
