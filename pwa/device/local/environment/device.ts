import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { readStored } from '#app/device/local/stored/read-stored.ts';
import { uuidv7 } from '#contract/values/uuid.ts';
import type { Environment } from './environment.ts';

const deviceKey = 'device';

/** Identity of this device for the server, and the last number it gave to a command. */
export interface Device {
  readonly id: string;
  readonly lastSeq: number;
}

/**
 * Reads the device, or creates it. The identity is in the same storage as the numbers it assigns: after the browser clears the storage, the
 * device is a new one and can never use a number twice. Callers hold the lock of the sequence.
 */
export async function readDevice(database: LocalDatabase, environment: Pick<Environment, 'now' | 'fillRandom'>): Promise<Device> {
  const [stored] = await readStored(database.meta, { selector: { id: deviceKey } });
  const value = stored?.value;
  if (typeof value?.id === 'string' && typeof value.lastSeq === 'number') return { id: value.id, lastSeq: value.lastSeq };
  const device: Device = { id: uuidv7(environment.now(), environment.fillRandom), lastSeq: 0 };
  await writeDevice(database, device);
  return device;
}

export async function writeDevice(database: LocalDatabase, device: Device): Promise<void> {
  await database.meta.upsert({ id: deviceKey, value: { ...device } });
}
