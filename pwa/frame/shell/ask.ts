import { t } from '#contract/language/t.ts';
import { callErrorMessage, pathFromKey } from '#contract/values/error-texts.ts';

/** The answer of a call as data, or a failure with the sentence to show. */
export type Asked<Data> = { readonly kind: 'data'; readonly data: Data } | { readonly kind: 'failed'; readonly message: string };

/** Path of the request as its segments. */
export type Key = readonly (string | number)[];

/** Time limit for an answer. After it, the screen says so and offers to ask again. */
const answerWithinMs = 30_000;

/** GET of one of the app's own JSON calls. `read` checks the server's answer and returns undefined for a wrong shape. */
export async function ask<Data>(key: Key, read: (body: unknown) => Data | undefined, signal?: AbortSignal): Promise<Asked<Data>> {
  try {
    const response = await fetch(pathFromKey(key), {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.any([AbortSignal.timeout(answerWithinMs), ...(signal === undefined ? [] : [signal])]),
    });
    if (!response.ok) return { kind: 'failed', message: callErrorMessage(response.status, t(await response.text()), response.statusText) };
    const data = read(await response.json());
    return data === undefined ? { kind: 'failed', message: t('The answer of the server could not be read.') } : { kind: 'data', data };
  } catch {
    return { kind: 'failed', message: t('The server cannot be reached.') };
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
