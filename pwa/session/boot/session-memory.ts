import * as z from 'zod/mini';
import { genuineRecord, keyFor } from '#app/session/lease/genuine-record.ts';
import type { BootRecord } from '#app/session/stored/boot-record.ts';
import { forgetKept, type Kept, readKept, replaceKept, writeKept } from '#app/session/stored/device-memory.ts';
import type { CurrentUser } from '#contract/people/session.ts';

export interface SessionMemory {
  readonly record: () => BootRecord | undefined;
  /** Reads the remembered person. `isEmpty`: nobody is remembered at all, not even with a record that fails verification. */
  readonly load: () => Promise<{ readonly record: BootRecord | undefined; readonly isEmpty: boolean }>;
  /** Remembers the person that the server named. A different person begins a new generation. */
  readonly hold: (user: CurrentUser, offlineUntil: number) => void;
  readonly patch: (change: Partial<BootRecord>) => void;
  readonly keepKey: (key: CryptoKey) => void;
  readonly key: () => Promise<CryptoKey | undefined>;
  /** Writes the record and the key again after the browser deleted the storage of the open app. */
  readonly keepAgain: () => void;
  /** Stops remembering in this tab only. */
  readonly drop: () => void;
  /** Forgets the person on this device. From now on, no tab can write the record back. The same write stores what is left to remove. */
  readonly forget: (left: Left) => Promise<void>;
  /** Data that a sign-out still has to remove, including one that the end of the browser interrupted. */
  readonly left: () => Promise<Left | undefined>;
  readonly haveRemoved: () => Promise<void>;
  /** True if another tab has signed the person out, or another person in, since this tab last read or wrote. */
  readonly isOvertaken: () => Promise<boolean>;
}

const Left = z.object({ database: z.optional(z.string()), keepOutbox: z.boolean(), pending: z.optional(z.string()) });
/** Data of a person who left this device: the database, whether its outbox stays, and the mark of the session to end. */
export type Left = z.infer<typeof Left>;

export interface MemoryEvents {
  /** A write came from a generation that is over. */
  onOvertaken(): void;
  /** The record of another person, or of another role, is stored. */
  onChanged(): void;
}

/** The storage did not answer, which has no further effect. */
const unread: Kept = { generation: 0, value: undefined };

/** The device's record as this tab knows it. */
interface Known {
  readonly events: MemoryEvents;
  generation: number;
  record: BootRecord | undefined;
  key: CryptoKey | undefined;
  /** The writes so far. They happen one after the other, each for the generation that this tab then knows. */
  writing: Promise<void>;
}

export function createSessionMemory(events: MemoryEvents): SessionMemory {
  const known: Known = { events, generation: 0, record: undefined, key: undefined, writing: Promise.resolve() };
  const drop = () => {
    known.record = undefined;
    known.key = undefined;
  };
  return {
    record: () => known.record,
    load: () => load(known),
    hold: (user, offlineUntil) => hold(known, user, offlineUntil),
    patch: (change) => patch(known, change),
    keepKey: (key) => {
      known.key = key;
      writeKey(known, key);
    },
    keepAgain: () => {
      patch(known, {});
      if (known.key !== undefined) writeKey(known, known.key);
    },
    key: async () => {
      const { value } = await read('key');
      return value instanceof CryptoKey ? value : undefined;
    },
    drop,
    forget: async (left) => {
      drop();
      try {
        known.generation = await forgetKept(left);
      } catch (fault) {
        console.error('The boot record could not be forgotten.', fault);
      }
    },
    left: async () => {
      const kept = await read('left');
      known.generation = kept.generation;
      return Left.safeParse(kept.value).data;
    },
    haveRemoved: async () => {
      await writeKept(known.generation, 'left', undefined).catch(() => false);
    },
    isOvertaken: async () => {
      await known.writing;
      const kept = await read('record');
      return kept.generation !== known.generation && kept !== unread;
    },
  };
}

async function read(name: Parameters<typeof readKept>[0]): Promise<Kept> {
  try {
    return await readKept(name);
  } catch (fault) {
    console.error('The boot record could not be read.', fault);
    return unread;
  }
}

async function load(known: Known): ReturnType<SessionMemory['load']> {
  const kept = await read('record');
  known.generation = kept.generation;
  known.record = await genuineRecord(kept.value);
  return { record: known.record, isEmpty: kept !== unread && kept.value === undefined };
}

function hold(known: Known, user: CurrentUser, offlineUntil: number): void {
  if (known.record?.user.id === user.id) {
    patch(known, { user, lease: user.lease, offlineUntil });
    write(known, async (latest) => {
      const leaseKey = await keyFor(latest.lease, latest.leaseKey);
      if (leaseKey !== latest.leaseKey) patch(known, { leaseKey });
      return true;
    });
  } else replace(known, user, offlineUntil);
}

/** Remembers a different person, which begins a new generation. */
function replace(known: Known, user: CurrentUser, offlineUntil: number): void {
  const leaseKey = known.record?.leaseKey ?? null;
  known.record = { user, lease: user.lease, offlineUntil, leaseKey, tenant: null, enabled: null, lastSync: null };
  write(known, async (latest) => {
    const leaseKey = await keyFor(latest.lease, latest.leaseKey);
    if (known.record?.user.id !== user.id) return true;
    known.record = { ...known.record, leaseKey };
    const next = await replaceKept(known.generation, known.record);
    if (next === undefined) return false;
    known.generation = next;
    known.events.onChanged();
    return true;
  });
}

function patch(known: Known, change: Partial<BootRecord>): void {
  const { record } = known;
  if (record === undefined) return;
  const isOtherRole = change.user !== undefined && change.user.role !== record.user.role;
  known.record = { ...record, ...change };
  write(known, async (latest) => {
    const stood = await writeKept(known.generation, 'record', latest);
    if (stood && isOtherRole) known.events.onChanged();
    return stood;
  });
}

function writeKey(known: Known, key: CryptoKey): void {
  write(known, () => writeKept(known.generation, 'key', key));
}

/** Writes after the earlier writes, unless the person has changed until then. */
function write(known: Known, work: (record: BootRecord) => Promise<boolean>): void {
  const id = known.record?.user.id;
  known.writing = known.writing
    .then(async () => {
      const { record } = known;
      if (record !== undefined && record.user.id === id && !(await work(record))) known.events.onOvertaken();
    })
    .catch((fault) => console.error('The boot record could not be written.', fault));
}
