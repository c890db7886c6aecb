import * as z from 'zod/mini';
import { TenantRow } from '#contract/rows.ts';
import { CurrentUser } from '#contract/session.ts';
import { keptValue } from './kept-value.ts';

/**
 * A few hundred bytes that are read before anything else, so that the branded shell paints at once and knows who was here last. It holds
 * nothing about a client of the tenant.
 */
const BootRecord = z.object({
  user: CurrentUser,
  lease: z.string(),
  /** What the lease is checked with; null until it was fetched. */
  leaseKey: z.nullable(z.record(z.string(), z.unknown())),
  /** Milliseconds since 1970. */
  offlineUntil: z.number(),
  tenant: z.nullable(TenantRow),
  enabled: z.nullable(z.array(z.string())),
  lastSync: z.nullable(z.number()),
});
export type BootRecord = z.infer<typeof BootRecord>;

const kept = keptValue('reckoner-last');

/** The record of the last person, or none: an unreadable one counts as none. */
export async function readBoot(): Promise<BootRecord | undefined> {
  try {
    const record = BootRecord.safeParse(await kept.read());
    return record.success ? record.data : undefined;
  } catch (fault) {
    console.error('The boot record could not be read.', fault);
    return undefined;
  }
}

export function writeBoot(record: BootRecord): Promise<void> {
  return kept.write(record);
}

export function forgetBoot(): Promise<void> {
  return kept.forget();
}
