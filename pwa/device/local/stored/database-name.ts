/** Generation of the local schema. A new one starts from a fresh copy, after the outbox was sent or carried over. */
const generation = 1;

/** Name of the database of one person on one origin. It does not reveal the person. */
export async function databaseName(origin: string, userId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${origin}|${userId}|${generation}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `reckoner-${hex.slice(0, 20)}`;
}
