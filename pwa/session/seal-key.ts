import { Dexie } from 'dexie';
import * as z from 'zod/mini';

const SealKeyAnswer = z.object({ key: z.string() });

/** A key that scripts can use but not read, kept beside the boot record and forgotten with it. */
function open(): Dexie {
  const database = new Dexie('reckoner-seal');
  database.version(1).stores({ keys: 'name' });
  return database;
}

/** Fetches this person's seal key from the server and keeps it for a sign-out without a network. */
export async function fetchSealKey(): Promise<CryptoKey | undefined> {
  try {
    const response = await fetch('/api/sync/seal-key', { credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok) return undefined;
    const answer = SealKeyAnswer.safeParse(await response.json());
    if (!answer.success) return undefined;
    const raw = Uint8Array.from(atob(answer.data.key), (letter) => letter.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
    const database = open();
    await database.table('keys').put({ name: 'seal', key });
    database.close();
    return key;
  } catch {
    return undefined;
  }
}

export async function keptSealKey(): Promise<CryptoKey | undefined> {
  const database = open();
  try {
    const stored: unknown = await database.table('keys').get('seal');
    return typeof stored === 'object' && stored !== null && 'key' in stored && stored.key instanceof CryptoKey ? stored.key : undefined;
  } finally {
    database.close();
  }
}

/** Crypto-shreds: whatever was sealed with the kept copy needs the server's again. */
export async function forgetSealKey(): Promise<void> {
  await Dexie.delete('reckoner-seal');
}
