import * as z from 'zod/mini';
import { CurrentUser } from '#contract/people/session.ts';
import { TenantRow } from '#contract/sync/rows.ts';

/**
 * A few hundred bytes that are read before anything else, so that the branded shell paints at once and knows the last person on this
 * device. It holds nothing about a client of the tenant.
 */
const BootRecord = z.object({
  user: CurrentUser,
  lease: z.string(),
  /** Key that verifies the lease. Null until it was fetched. */
  leaseKey: z.nullable(z.record(z.string(), z.unknown())),
  /** Milliseconds since 1970. */
  offlineUntil: z.number(),
  tenant: z.nullable(TenantRow),
  enabled: z.nullable(z.array(z.string())),
  lastSync: z.nullable(z.number()),
});
export type BootRecord = z.infer<typeof BootRecord>;

/** The stored record. An unreadable one counts as none. */
export function readRecord(value: unknown): BootRecord | undefined {
  const record = BootRecord.safeParse(value);
  return record.success ? record.data : undefined;
}
