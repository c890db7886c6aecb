import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import {
  codeHeader,
  type Done,
  done,
  type Outcome,
  type RefusalCode,
  type Refused,
  refusalCodes,
  refused,
} from '#contract/values/outcome.ts';

/** A call that returns one value, as the generated client declares it. */
export interface SingleCall<Output> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with parameters in braces. */
  readonly path: string;
  readonly output: z.ZodMiniType<Output>;
}

/** A call that returns rows. */
export interface ListCall<Row> {
  readonly method: 'GET';
  readonly path: string;
  readonly row: z.ZodMiniType<Row>;
}

export type CallInput = Readonly<Record<string, unknown>>;

/** Time limit for an answer. After it, the screen says so and offers to ask again. */
const answerWithinMs = 30_000;

export const callTexts = {
  unreachable: t('The server cannot be reached.'),
  unreadable: t('The answer of the server could not be read.'),
  failed: t('Something went wrong on the server. Try again in a few minutes.'),
} as const;

/** The outcome of a call. `statusText` is the HTTP status text, and is set only if the server sent no message. */
type Called<Output> = Done<Output> | (Refused & { readonly statusText?: string });

/** Makes a call. Path parameters are taken out of the input. The rest becomes the query of a GET, or the body of any other request. */
export async function call<Output>(
  { method, path, output }: SingleCall<Output>,
  input: CallInput = {},
  signal?: AbortSignal,
): Promise<Called<Output>> {
  const sent = await send(method, path, input, signal);
  if (!sent.ok) return sent;
  return readAnswer(output, await readJson(sent.value));
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Number of rows in the whole list. */
  readonly total: number;
  /** Cursor of the next page. */
  readonly next: string | undefined;
}

/** Reads a page of a list. The input holds `limit`, `cursor`, `q`, and `sort` beside the list's own parameters. */
export async function callPage<Row>(
  { method, path, row }: ListCall<Row>,
  input: CallInput,
  signal?: AbortSignal,
): Promise<Outcome<Page<Row>>> {
  const sent = await send(method, path, input, signal);
  if (!sent.ok) return sent;
  const { headers } = sent.value;
  const rows = readAnswer(z.array(row), await readJson(sent.value));
  if (!rows.ok) return rows;
  const next = /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  const total = Number(headers.get('x-total-estimate') ?? rows.value.length);
  return done({ rows: rows.value, total, next: next === undefined ? undefined : decodeURIComponent(next) });
}

async function send(method: string, template: string, input: CallInput, signal?: AbortSignal): Promise<Called<Response>> {
  const { path, rest } = fillPath(template, input);
  const query = method === 'GET' ? `?${queryOf(rest)}` : '';
  try {
    const response = await fetch(`${path}${query === '?' ? '' : query}`, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      signal: AbortSignal.any([AbortSignal.timeout(answerWithinMs), ...(signal === undefined ? [] : [signal])]),
      ...(method === 'GET' ? {} : { body: JSON.stringify(rest) }),
    });
    if (response.ok) return done(response);
    const message = await response.text();
    return message === ''
      ? { ...refused(codeOf(response), callTexts.failed), statusText: response.statusText }
      : refused(codeOf(response), t(message));
  } catch {
    return refused('Unavailable', callTexts.unreachable);
  }
}

/** Fills the parameters into the path. */
function fillPath(template: string, input: CallInput): { readonly path: string; readonly rest: CallInput } {
  const rest = { ...input };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}

function queryOf(input: CallInput): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** The refusal code of an answer. An answer without one comes from something between the app and the server, such as a gateway. */
function codeOf(response: Response): RefusalCode {
  const code = response.headers.get(codeHeader);
  return refusalCodes.find((known) => known === code) ?? (response.status === 401 ? 'Unauthorized' : 'Fault');
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function readAnswer<Value>(schema: z.ZodMiniType<Value>, body: unknown): Outcome<Value> {
  const answer = schema.safeParse(body);
  return answer.success ? done(answer.data) : refused('Fault', callTexts.unreadable);
}
