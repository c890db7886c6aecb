import * as z from 'zod/mini';
import { type BootRecord, readRecord } from '#app/session/stored/boot-record.ts';
import { askOwn } from './ask-own.ts';
import { isGenuine, readLease } from './lease.ts';

const LeaseKey = z.record(z.string(), z.unknown());

/**
 * The stored record of the last person, if the server really signed it. A user, role, or lease end that was changed on the device does not
 * count, and neither does a record with another person's lease.
 */
export async function genuineRecord(stored: unknown): Promise<BootRecord | undefined> {
  const record = readRecord(stored);
  if (record === undefined || record.leaseKey === null) return undefined;
  const claims = readLease(record.lease);
  if (claims === undefined || claims.sub !== record.user.id || claims.role !== record.user.role) return undefined;
  if (!(await isGenuine(record.lease, record.leaseKey))) return undefined;
  return { ...record, offlineUntil: claims.exp * 1000 };
}

/** The key that verifies a lease: the known one, or the server's current one. A key that does not verify it is ignored. */
export async function keyFor(lease: string, known: BootRecord['leaseKey']): Promise<BootRecord['leaseKey']> {
  if (known !== null && (await isGenuine(lease, known))) return known;
  try {
    const key = LeaseKey.parse(await (await askOwn('/api/auth/lease-key')).json());
    return (await isGenuine(lease, key)) ? key : null;
  } catch {
    return null;
  }
}
