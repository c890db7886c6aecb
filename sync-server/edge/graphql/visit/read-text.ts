import type { Readable } from 'node:stream';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';

/** Times the limit that is read and discarded, so that the sender can still receive the refusal. */
const discarded = 7;

/** The text of a body. Nothing beyond the limit is kept, and bytes that are not valid text are refused. */
export async function readText(body: Readable, limit: number): Promise<Outcome<string, 'TooLarge' | 'InputInvalid'>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A request that is destroyed while it arrives takes the refusal with it.
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    const chunk = Buffer.from(piece);
    length += chunk.byteLength;
    if (length > limit * (1 + discarded)) return refused('TooLarge', httpTexts.tooLarge(limit));
    if (length <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (length > limit) return refused('TooLarge', httpTexts.tooLarge(limit));
  try {
    return done(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks, length)));
  } catch {
    return refused('InputInvalid', httpTexts.brokenJson);
  }
}
