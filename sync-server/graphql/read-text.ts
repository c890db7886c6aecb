/** How much more than the limit is taken off the line and thrown away, so that who sent it gets to hear why it was refused. */
const discarded = 7;

/** The text of a body; undefined where it is longer than the limit. Nothing beyond the limit is kept. */
export async function readText(body: AsyncIterable<Uint8Array>, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > limit * (1 + discarded)) return undefined;
    if (length <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > limit ? undefined : Buffer.concat(chunks, length).toString('utf8');
}
