import * as z from 'zod/mini';
import { askOwn } from './ask-own.ts';
import { type BootRecord, readRecord } from './boot-record.ts';
import { isGenuine, readLease } from './lease.ts';

const LeaseKey = z.record(z.string(), z.unknown());

/**
 * A stored record of the last person, if the server really signed it: user, role and end of the lease that were changed on the device do
 * not count, and neither does a record of somebody else's lease.
 */
export async function genuineRecord(stored: unknown): Promise<BootRecord | undefined> {
  const record = readRecord(stored);
  if (record === undefined || record.leaseKey === null) return undefined;
  const claims = readLease(record.lease);
  if (claims === undefined || claims.sub !== record.user.id || claims.role !== record.user.role) return undefined;
  if (!(await isGenuine(record.lease, record.leaseKey))) return undefined;
  return { ...record, offlineUntil: claims.exp * 1000 };
}

/** The key that fits a lease: the known one, or the server's present one. An answer that does not fit is somebody else's. */
export async function keyFor(lease: string, known: BootRecord['leaseKey']): Promise<BootRecord['leaseKey']> {
  if (known !== null && (await isGenuine(lease, known))) return known;
  try {
    const key = LeaseKey.parse(await (await askOwn('/api/auth/lease-key')).json());
    return (await isGenuine(lease, key)) ? key : null;
  } catch {
    return null;
  }
}
