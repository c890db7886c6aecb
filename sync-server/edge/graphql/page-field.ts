import { countedRows } from '#contract/sync/counted-rows.ts';
import { refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { type ListPage, ListParameters } from '#server/core/http/requests/list-page.ts';
import { mostEntries } from './gate/cap-lists.ts';
import type { Builder, RowRef } from './types/builder.ts';
import { given, inputOf } from './types/input-of.ts';
import { refusalError } from './types/unwrap.ts';

const usualRows = 50;

/** A page of rows; the cursor fetches the next one. */
export function pageRef<Row extends object>(builder: Builder, name: string, row: RowRef<Row>): RowRef<ListPage<Row>> {
  return builder.objectRef<ListPage<Row>>(name).implement({
    fields: (t) => ({
      rows: t.field({ type: [row], resolve: (page) => page.rows }),
      total: t.exposeInt('total', { description: `Rows of all pages: counted up to ${countedRows}, estimated beyond that.` }),
      next: t.string({ nullable: true, description: 'Cursor of the next page; absent on the last one.', resolve: (page) => page.next }),
    }),
  });
}

/** Arguments of every list, in addition to its own. */
export function pageArgs(builder: Builder) {
  return builder.args((t) => ({
    limit: t.int({ description: `Rows of a page, up to ${mostEntries}; ${usualRows} unless said otherwise.` }),
    cursor: t.string(),
    q: t.string({ description: 'Only rows in which this occurs.' }),
    sort: t.string({ description: 'A field, or -field for the opposite order.' }),
  }));
}

/** Arguments of every connection, in addition to its own. */
export function connectionArgs(builder: Builder) {
  const { first, after } = cursorArgs(builder);
  const { q, sort } = pageArgs(builder);
  return { first, after, q, sort };
}

/** Arguments of a connection that hangs on a row. */
export function cursorArgs(builder: Builder) {
  return builder.args((t) => ({
    first: t.int({ description: `Rows of a page, up to ${mostEntries}; ${usualRows} unless said otherwise.` }),
    after: t.string({ description: 'The cursor of an edge: only rows after it.' }),
  }));
}

/** The parameters of a list over REST, except that every list is paged here. */
export function listParametersOf({ limit, ...rest }: Readonly<Record<string, unknown>>): ListParameters {
  return inputOf(ListParameters, given({ ...rest, limit: pageLimit(limit) }));
}

export function pageLimit(limit: unknown, name = 'limit'): string {
  const rows = limit ?? usualRows;
  if (typeof rows !== 'number' || rows < 1 || rows > mostEntries) throw refusalError(refused('InputInvalid', httpTexts.invalidField(name)));
  return String(rows);
}
