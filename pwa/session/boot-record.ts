import { Dexie, type Table } from 'dexie';
import * as z from 'zod/mini';
import { TenantRow } from '#contract/rows.ts';
import { CurrentUser } from '#contract/session.ts';

/**
 * A few hundred bytes that are read before anything else, so that the branded shell paints at once and knows who was here last. It holds
 * nothing about a client of the tenant.
 */
const BootRecord = z.object({
  user: CurrentUser,
  lease: z.string(),
  /** Milliseconds since 1970. */
  offlineUntil: z.number(),
  largestTime: z.number(),
  tenant: z.nullable(TenantRow),
  enabled: z.nullable(z.array(z.string())),
  lastSync: z.nullable(z.number()),
});
export type BootRecord = z.infer<typeof BootRecord>;

interface Entry {
  readonly key: string;
  readonly value: unknown;
}

const key = 'last';

function open(): { readonly database: Dexie; readonly entries: Table<Entry, string> } {
  const database = new Dexie('reckoner-boot');
  database.version(1).stores({ entries: 'key' });
  return { database, entries: database.table('entries') };
}

/** The record of the last person, or none: an unreadable one counts as none. */
export async function readBoot(): Promise<BootRecord | undefined> {
  const { database, entries } = open();
  try {
    const stored = await entries.get(key);
    const record = BootRecord.safeParse(stored?.value);
    return record.success ? record.data : undefined;
  } catch (fault) {
    console.error('The boot record could not be read.', fault);
    return undefined;
  } finally {
    database.close();
  }
}

export async function writeBoot(record: BootRecord): Promise<void> {
  const { database, entries } = open();
  try {
    await entries.put({ key, value: record });
  } finally {
    database.close();
  }
}

export async function forgetBoot(): Promise<void> {
  await Dexie.delete('reckoner-boot');
}
