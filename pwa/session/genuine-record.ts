import * as z from 'zod/mini';
import { type BootRecord, readBoot } from './boot-record.ts';
import { isGenuine, readLease } from './lease.ts';

const LeaseKey = z.record(z.string(), z.unknown());

/**
 * The record of the last person, if the server really signed it: user, role and end of the lease that were changed on the device do not
 * count, and neither does a record of somebody else's lease.
 */
export async function readGenuine(): Promise<BootRecord | undefined> {
  const record = await readBoot();
  if (record === undefined || record.leaseKey === null) return undefined;
  const claims = readLease(record.lease);
  if (claims === undefined || claims.sub !== record.user.id || claims.role !== record.user.role) return undefined;
  if (!(await isGenuine(record.lease, record.leaseKey))) return undefined;
  return { ...record, offlineUntil: claims.exp * 1000 };
}

/** The key that fits a lease: the known one, or the server's present one. */
export async function keyFor(lease: string, known: BootRecord['leaseKey']): Promise<BootRecord['leaseKey']> {
  return known !== null && (await isGenuine(lease, known)) ? known : fetchLeaseKey();
}

/** The server's public key for leases. */
async function fetchLeaseKey(): Promise<BootRecord['leaseKey']> {
  try {
    const response = await fetch('/api/auth/lease-key', { cache: 'no-store' });
    const key = LeaseKey.safeParse(await response.json());
    return response.ok && key.success ? key.data : null;
  } catch {
    return null;
  }
}
