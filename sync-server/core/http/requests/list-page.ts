import * as z from 'zod/mini';
import { Id } from '#contract/values/id.ts';
import { Moment } from '#contract/values/moment.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { answerOf, respond } from '#server/core/http/answer.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';

/** Maximum number of rows of a page. */
export const mostRows = 500;

/** Parameters of every list, in addition to its own. Without any of them the answer is the complete array. */
export const listParameters = {
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  sort: z.optional(z.string().check(z.maxLength(40))),
};

export const ListParameters = z.strictObject(listParameters);
export type ListParameters = z.infer<typeof ListParameters>;

type Direction = 'asc' | 'desc';
type KeyType = 'time' | 'text';

export interface ListOrder {
  readonly field: string;
  readonly direction: Direction;
}

/** The requested part of a list: its order, its start, and its length. `limit` is undefined for the complete array. */
export interface ListCut {
  readonly order: ListOrder;
  readonly after: { readonly value: string | Date; readonly id: string } | undefined;
  readonly limit: number | undefined;
  readonly q: string | undefined;
}

/** Reads `sort=field` or `sort=-field`, and a cursor that belongs to exactly this order. Rows with equal values are ordered by id. */
export function listCut(
  parameters: ListParameters,
  sortable: Readonly<Record<string, KeyType>>,
  standard: ListOrder,
  isId: (id: string) => boolean = isUuid,
): Outcome<ListCut, 'InputInvalid'> {
  const { sort } = parameters;
  const order: ListOrder =
    sort === undefined ? standard : { field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' };
  const type = Object.hasOwn(sortable, order.field) ? sortable[order.field] : undefined;
  if (type === undefined) return refused('InputInvalid', httpTexts.invalidField('sort'));
  const limit = parameters.limit === undefined ? undefined : Number(parameters.limit);
  if (limit !== undefined && (limit < 1 || limit > mostRows)) return refused('InputInvalid', httpTexts.invalidField('limit'));
  const cut = { order, limit, q: parameters.q === '' ? undefined : parameters.q };
  if (parameters.cursor === undefined) return done({ ...cut, after: undefined });
  const after = readCursor(parameters.cursor, order, type);
  return after === undefined || !isId(after.id) ? refused('InputInvalid', httpTexts.invalidField('cursor')) : done({ ...cut, after });
}

/** No database stores a NUL, so a cursor with one is not ours. */
const CursorText = z.string().check(z.regex(/^[^\0]*$/));
const Cursor = z.tuple([z.string(), z.enum(['asc', 'desc']), CursorText, CursorText]);
const isUuid = (id: string): boolean => Id.safeParse(id).success;

function readCursor(text: string, order: ListOrder, type: KeyType): ListCut['after'] {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!parsed.success || parsed.data[0] !== order.field || parsed.data[1] !== order.direction) return undefined;
  const [, , value, id] = parsed.data;
  if (type === 'text') return { value, id };
  return Moment.safeParse(value).success ? { value: new Date(value), id } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Conditions and order for the query builder; one extra row shows whether there is a next page. */
export function cutQuery({ order, after, limit }: ListCut) {
  const { field, direction } = order;
  const beyond = direction === 'asc' ? 'gt' : 'lt';
  const where =
    after === undefined ? {} : { OR: [{ [field]: { [beyond]: after.value } }, { [field]: after.value, id: { [beyond]: after.id } }] };
  return { where, orderBy: [{ [field]: direction }, { id: direction }], ...(limit === undefined ? {} : { take: limit + 1 }) };
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next: string | undefined;
  /** Cursor after the row at a place of the page. */
  readonly cursorOf: (place: number) => string;
}

/** The opaque text after which a page goes on. */
export function cursorAfter({ field, direction }: ListOrder, key: string, id: string): string {
  return Buffer.from(JSON.stringify([field, direction, key, id])).toString('base64url');
}

/** Removes the extra row and makes the cursor of the next page from the last remaining one. */
export function listPage<Row extends { readonly id: string }>(
  found: readonly Row[],
  total: number,
  { order, limit }: ListCut,
): ListPage<Row> {
  const rows = limit === undefined ? found : found.slice(0, limit);
  const cursorOf = (place: number): string => {
    const row = rows[place];
    const value: unknown = row === undefined ? undefined : Reflect.get(row, order.field);
    return cursorAfter(order, value instanceof Date ? value.toISOString() : String(value), row?.id ?? '');
  };
  const isLast = rows.length === 0 || rows.length === found.length;
  return { rows, total, next: isLast ? undefined : cursorOf(rows.length - 1), cursorOf };
}

/**
 * The array. Without a limit it is complete, read and sent page by page, so that a long list is never held in memory as a whole. With
 * parameters the answer has the address of the next page and the total number of rows. `own` are the query parameters of this list only.
 */
export async function answerList<Row>(
  read: (parameters: ListParameters) => Promise<Outcome<ListPage<Row>>>,
  path: string,
  parameters: ListParameters,
  own: Readonly<Record<string, string>> = {},
): Promise<Outcome<readonly Row[]> | Response> {
  const isWhole = parameters.limit === undefined && parameters.cursor === undefined;
  const first = await read(isWhole ? { ...parameters, limit: String(mostRows) } : parameters);
  if (!first.ok) return first;
  const isPlain = Object.values(parameters).every((value) => value === undefined);
  if (isPlain && first.value.next === undefined) return done(first.value.rows);
  if (!isWhole || first.value.next === undefined) return answerPage(first.value, path, { ...own, ...parameters });
  const body = new ReadableStream({ pull: pages(first.value, (cursor) => read({ ...parameters, limit: String(mostRows), cursor })) });
  return new Response(body, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-total-estimate': String(first.value.total) },
  });
}

/**
 * Sends a page each time the reader is ready for one. If a page cannot be read, the answer is aborted, because a partial list would be
 * wrong.
 */
function pages<Row>(first: ListPage<Row>, read: (cursor: string) => Promise<Outcome<ListPage<Row>>>) {
  const encoder = new TextEncoder();
  let page = first;
  let isFirst = true;
  return async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    if (!isFirst) {
      if (page.next === undefined) {
        controller.enqueue(encoder.encode(']'));
        return controller.close();
      }
      const next = await read(page.next);
      if (!next.ok) return controller.error(new Error(next.message));
      page = next.value;
    }
    const rows = JSON.stringify(page.rows).slice(1, -1);
    controller.enqueue(encoder.encode(`${isFirst ? '[' : rows === '' ? '' : ','}${rows}`));
    isFirst = false;
  };
}

/** One page, with the address of the next one and the total number of rows. */
export function answerPage<Row>(
  { rows, total, next }: ListPage<Row>,
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
): Response {
  const headers = { 'x-total-estimate': String(total), ...(next === undefined ? {} : { link: nextLink(path, parameters, next) }) };
  return respond(answerOf(done(rows)), headers);
}

function nextLink(path: string, parameters: Readonly<Record<string, string | undefined>>, cursor: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...parameters, cursor })) if (value !== undefined) query.set(name, value);
  return `<${path}?${query}>; rel="next"`;
}
