import { HttpError, ok, type RequestOpts } from '@oazapfts/runtime';
import type { Problem } from './calls.gen.ts';

/** The last argument of each call: the address of a server, and the token of an administrator. */
export function serverAt(baseUrl: string, token: string): RequestOpts {
  return { baseUrl, headers: { authorization: `Bearer ${token}` } };
}

interface Called {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
}

type ValueOf<Answer extends Called> = Extract<Answer, { readonly status: 200 }>['data'];

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

/** The value of a call, or the problem with which the server refused it. Everything else, such as a broken connection, is thrown. */
export async function outcomeOf<Answer extends Called>(call: Promise<Answer>): Promise<Outcome<ValueOf<Answer>>> {
  try {
    return { ok: true, value: await ok(call) };
  } catch (fault) {
    if (fault instanceof HttpError && isProblem(fault)) return { ok: false, problem: fault.data };
    throw fault;
  }
}

function isProblem(fault: HttpError): fault is HttpError & { readonly data: Problem } {
  return fault.headers.get('content-type')?.startsWith('application/problem+json') === true;
}

/** Every row of a list, read page by page. A problem ends it: it is the error that is thrown. */
export async function* rowsOf<Row>(
  list: (cursor: { readonly cursor?: string }) => Promise<Called & ({ status: 200; data: Row[] } | { status: number; data: Problem })>,
): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const page = await list(cursor === undefined ? {} : { cursor });
    if (!Array.isArray(page.data)) throw new HttpError(page.status, page.data, page.headers);
    yield* page.data;
    cursor = /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  } while (cursor !== undefined);
}
