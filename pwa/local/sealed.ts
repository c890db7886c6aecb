import { Dexie, type Table } from 'dexie';
import * as z from 'zod/mini';
import type { OutboxEntry } from './collections.ts';

/**
 * Unsent commands of a person who signed out and chose to keep them: ciphertext only, in a database of its own. The key is the server's
 * and comes back at that person's next sign-in.
 */
interface Sealed {
  readonly owner: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const Kept = z.array(
  z.object({
    // The server may have done it already: only the same id tells.
    id: z.string(),
    createdAt: z.string(),
    type: z.string(),
    tenantId: z.nullable(z.string()),
    args: z.record(z.string(), z.unknown()),
    summary: z.string(),
    baseVersion: z.nullable(z.number()),
    dependsOn: z.array(z.string()),
  }),
);
export type KeptCommand = z.infer<typeof Kept>[number];

function open(): { readonly database: Dexie; readonly table: Table<Sealed, string> } {
  const database = new Dexie('reckoner-sealed');
  database.version(1).stores({ sealed: 'owner' });
  return { database, table: database.table('sealed') };
}

export async function seal(owner: string, key: CryptoKey, entries: readonly OutboxEntry[]): Promise<void> {
  const kept = entries.map(({ id, createdAt, type, tenantId, args, summary, baseVersion, dependsOn }) => ({
    id,
    createdAt,
    type,
    tenantId,
    args,
    summary,
    baseVersion,
    dependsOn,
  }));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(kept)));
  const { database, table } = open();
  try {
    await table.put({ owner, iv, sealed });
  } finally {
    database.close();
  }
}

/** The kept commands of a person; undefined where the key does not open them: they stay for the one that does. */
export async function unseal(owner: string, key: CryptoKey): Promise<readonly KeptCommand[] | undefined> {
  const { database, table } = open();
  try {
    const found = await table.get(owner);
    if (found === undefined) return [];
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: found.iv }, key, found.sealed);
    const kept = Kept.safeParse(JSON.parse(new TextDecoder().decode(plain)));
    return kept.success ? kept.data : undefined;
  } catch (fault) {
    console.error('Kept changes could not be opened.', fault);
    return undefined;
  } finally {
    database.close();
  }
}

export async function forgetSealed(owner: string): Promise<void> {
  const { database, table } = open();
  try {
    await table.delete(owner);
  } finally {
    database.close();
  }
}

/** Whether anything is kept for a person, without opening it. */
export async function hasSealed(owner: string): Promise<boolean> {
  if (!(await Dexie.exists('reckoner-sealed'))) return false;
  const { database, table } = open();
  try {
    return (await table.get(owner)) !== undefined;
  } finally {
    database.close();
  }
}
