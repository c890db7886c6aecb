import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/http/http-texts.ts';

/** Bytes beyond the limit that are read and discarded, so that the sender can still receive the refusal. */
const discarded = 7;

/** The text of a body. Nothing beyond the limit is kept, and bytes that are not valid text are refused. */
export async function readText(body: AsyncIterable<Uint8Array>, limit: number): Promise<Outcome<string, 'TooLarge' | 'InputInvalid'>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
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
