import { Dexie, type Table } from 'dexie';
import * as z from 'zod/mini';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';

/**
 * Unsent commands of a person who signed out and chose to keep them: ciphertext only, in a separate database. The key belongs to the server
 * and returns at that person's next sign-in. Each sign-out adds its own set, and none replaces an earlier one.
 */
interface Sealed {
  /** The person's database name, a bar, and the number of the set. Old sets without a number have only the name. */
  readonly owner: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const Kept = z.array(
  z.object({
    // Kept, because the server may already have done the command and recognizes it only by its id.
    id: z.string(),
    createdAt: z.string(),
    type: z.string(),
    // Old sets without a version hold commands of version 1.
    v: z._default(z.int(), 1),
    tenantId: z.nullable(z.string()),
    args: z.record(z.string(), z.unknown()),
    summary: z.string(),
    baseVersion: z.nullable(z.number()),
    dependsOn: z.array(z.string()),
  }),
);
export type KeptCommand = z.infer<typeof Kept>[number];

/** The decrypted commands of one sign-out. */
export interface KeptSet {
  readonly place: string;
  readonly commands: readonly KeptCommand[];
}

async function withSealed<Result>(run: (table: Table<Sealed, string>) => PromiseLike<Result>): Promise<Result> {
  const database = new Dexie('reckoner-sealed');
  database.version(1).stores({ sealed: 'owner' });
  try {
    return await run(database.table('sealed'));
  } finally {
    database.close();
  }
}

export async function seal(owner: string, key: CryptoKey, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const kept = entries.map(({ id, createdAt, type, v, tenantId, args, summary, baseVersion, dependsOn }) => ({
    id,
    createdAt,
    type,
    v,
    tenantId,
    args,
    summary,
    baseVersion,
    dependsOn,
  }));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(kept)));
  await withSealed((table) =>
    table.db.transaction('rw', table, async () => {
      const last = (await setsOf(table, owner).last())?.owner.slice(owner.length + 1);
      const number = String(Number(last ?? 0) + 1).padStart(6, '0');
      await table.add({ owner: `${owner}|${number}`, iv, sealed });
    }),
  );
}

/** The kept sets of a person, oldest first. A set that this key does not open is left out and stays for the key that does. */
export function unseal(owner: string, key: CryptoKey): Promise<readonly KeptSet[]> {
  return withSealed(async (table) => {
    const found = await setsOf(table, owner).toArray();
    const opened = await Promise.all(found.map((set) => openSet(set, key)));
    return opened.filter((set) => set !== undefined);
  });
}

async function openSet({ owner: place, iv, sealed }: Sealed, key: CryptoKey): Promise<KeptSet | undefined> {
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
    return { place, commands: Kept.parse(JSON.parse(new TextDecoder().decode(plain))) };
  } catch (fault) {
    console.error('Kept changes could not be opened.', fault);
    return undefined;
  }
}

/** Removes a set whose commands are queued again. */
export function forgetSealed({ place }: KeptSet): Promise<void> {
  return withSealed((table) => table.delete(place));
}

/** True if anything is kept for a person. Opens nothing. */
export async function hasSealed(owner: string): Promise<boolean> {
  if (!(await Dexie.exists('reckoner-sealed'))) return false;
  return withSealed(async (table) => (await setsOf(table, owner).count()) > 0);
}

function setsOf(table: Table<Sealed, string>, owner: string) {
  return table.where('owner').startsWith(owner);
}
