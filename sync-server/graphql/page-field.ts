import { refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import { type ListPage, ListParameters } from '#server/http/requests/list-page.ts';
import type { Builder, RowRef } from './builder.ts';
import { mostEntries } from './gate/cap-lists.ts';
import { given, inputOf } from './input-of.ts';
import { refusalError } from './unwrap.ts';

const usualRows = 50;

/** A page of rows; the cursor fetches the next one. */
export function pageRef<Row extends object>(builder: Builder, name: string, row: RowRef<Row>): RowRef<ListPage<Row>> {
  return builder.objectRef<ListPage<Row>>(name).implement({
    fields: (t) => ({
      rows: t.field({ type: [row], resolve: (page) => page.rows }),
      total: t.exposeInt('total', { description: 'Rows of all pages.' }),
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

/** The parameters of a list over REST, except that every list is paged here. */
export function listParametersOf({ limit, ...rest }: Readonly<Record<string, unknown>>): ListParameters {
  return inputOf(ListParameters, given({ ...rest, limit: pageLimit(limit) }));
}

export function pageLimit(limit: unknown): string {
  const rows = limit ?? usualRows;
  if (typeof rows !== 'number' || rows < 1 || rows > mostEntries)
    throw refusalError(refused('InputInvalid', httpTexts.invalidField('limit')));
  return String(rows);
}
