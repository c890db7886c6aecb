/** The text of a body, read no further than the limit; undefined where it is longer. */
export async function readText(body: AsyncIterable<Uint8Array>, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString('utf8');
}
