import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { headsOf } from '#app/device/local/conductor/heads.ts';
import { readDevice } from '#app/device/local/environment/device.ts';
import type { Network } from '#app/device/local/environment/environment.ts';
import { type Draft, enqueue } from '#app/device/local/outbox/outbox.ts';
import { headKind, type OutboxEntry, type StreamHead } from '#app/device/local/stored/collections.ts';
import type { CommandType } from '#contract/commands/commands.ts';
import { openPage, type Profile } from './device-page.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';

export interface DeviceOptions {
  readonly name: string;
  readonly timeline: Timeline;
  readonly random: Random;
  readonly network: Network;
}

/** The app's local database, outbox, and conductor in simulated time. Its storage outlives a crash. */
export interface SimulatedDevice {
  readonly name: string;
  enqueue<Type extends CommandType>(draft: Draft<Type>): Promise<OutboxEntry | undefined>;
  entries(): Promise<readonly OutboxEntry[]>;
  heads(): Promise<ReadonlyMap<string, StreamHead>>;
  /** The rows on this device by key, without those that hold stream positions. */
  rows(): Promise<ReadonlyMap<string, StoredRow>>;
  deviceId(): Promise<string>;
  wake(): void;
  /** Ends the page without a warning, and opens it again: nothing in memory survives, and no answer arrives any more. */
  crash(): Promise<void>;
  /** Turns the wall clock of the device. */
  turnClock(ms: number): void;
  /** Sentences about faults that no caller awaits. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

export interface StoredRow {
  readonly stream: string;
  readonly kind: string;
  readonly rowId: string;
  readonly seq: number;
  readonly row: unknown;
}

export async function createSimulatedDevice({ name, timeline, random, network }: DeviceOptions): Promise<SimulatedDevice> {
  const reports: string[] = [];
  let turnedMs = 0;
  const profile: Profile = {
    ...{ name, timeline, random, network, storage: getRxStorageMemory(), kept: new Map() },
    turnedMs: () => turnedMs,
    report: (what) => reports.push(`${name}: ${what}`),
  };
  let page = await openPage(profile);

  return {
    name,
    reports,
    enqueue: async (draft) => {
      const queued = await enqueue(page.database, page.environment, draft);
      page.conductor.wake();
      return queued.ok ? queued.value : undefined;
    },
    entries: async () => (await page.database.outbox.find({ sort: [{ seq: 'asc' }] }).exec()).map((entry) => entry.toMutableJSON()),
    heads: () => headsOf(page.database),
    rows: async () => {
      const found = await page.database.rows.find().exec();
      return new Map(found.filter(({ kind }) => kind !== headKind).map((row) => [row.key, row.toMutableJSON()]));
    },
    deviceId: async () => (await readDevice(page.database, page.environment)).id,
    wake: () => page.conductor.wake(),
    crash: async () => {
      page.end();
      page = await openPage(profile);
    },
    turnClock: (ms) => {
      turnedMs += ms;
    },
    close: async () => {
      page.end();
      await page.database.remove();
    },
  };
}
