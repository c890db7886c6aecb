import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { parseStrictJson } from './strict-json.ts';

export const bodyLimit = 1024 * 1024;

/** The bytes of a body, never read beyond the limit, whatever length the sender declares. */
export async function readBytes(request: Request, limit: number): Promise<Outcome<Uint8Array, 'TooLarge'>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return refused('TooLarge', httpTexts.tooLarge(limit));
  // Such a request has no body, and reading the property would build a whole request to find that out.
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null) return done(new Uint8Array());
  const chunks: Uint8Array[] = [];
  const reader = request.body.getReader();
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > limit) {
      void discardRest(reader);
      return refused('TooLarge', httpTexts.tooLarge(limit));
    }
    chunks.push(next.value);
  }
  return done(Buffer.concat(chunks, length));
}

/** A sender that is cut off in the middle of its body never reads the refusal. The listener limits how long this may take. */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender has left.
  }
}

/** The value of a JSON body; undefined if there is none. Only JSON is accepted, because no form of another site can send it. */
export function parseBody(bytes: Uint8Array, contentType: string | null): Outcome<unknown, 'UnsupportedMedia' | 'InputInvalid'> {
  if (bytes.length === 0) return done(undefined);
  if (!isJson(contentType)) return refused('UnsupportedMedia', httpTexts.notJson);
  try {
    return parseStrictJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refused('InputInvalid', httpTexts.brokenJson);
  }
}

export function isJson(contentType: string | null | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
