import * as z from 'zod/mini';
import type { CurrentUser } from '#contract/session.ts';
import type { BootRecord } from './boot-record.ts';
import { forgetKept, type Kept, readKept, replaceKept, writeKept } from './device-memory.ts';
import { genuineRecord, keyFor } from './genuine-record.ts';

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

/** The device's record as this tab knows it. Writes happen one after the other, each for the generation that this tab then knows. */
export function createSessionMemory({ onOvertaken, onChanged }: MemoryEvents): SessionMemory {
  let generation = 0;
  let record: BootRecord | undefined;
  let held: CryptoKey | undefined;
  let writing: Promise<void> = Promise.resolve();

  function write(work: (record: BootRecord) => Promise<boolean>): void {
    const { id } = record?.user ?? {};
    writing = writing
      .then(async () => {
        if (record !== undefined && record.user.id === id && !(await work(record))) onOvertaken();
      })
      .catch((fault) => console.error('The boot record could not be written.', fault));
  }

  function patch(change: Partial<BootRecord>): void {
    if (record === undefined) return;
    const isOtherRole = change.user !== undefined && change.user.role !== record.user.role;
    record = { ...record, ...change };
    write(async (latest) => {
      const stood = await writeKept(generation, 'record', latest);
      if (stood && isOtherRole) onChanged();
      return stood;
    });
  }

  async function read(name: Parameters<typeof readKept>[0]): Promise<Kept> {
    try {
      return await readKept(name);
    } catch (fault) {
      console.error('The boot record could not be read.', fault);
      return unread;
    }
  }

  return {
    record: () => record,
    load: async () => {
      const kept = await read('record');
      generation = kept.generation;
      record = await genuineRecord(kept.value);
      return { record, isEmpty: kept !== unread && kept.value === undefined };
    },
    hold: (user, offlineUntil) => {
      const before = record;
      const { lease } = user;
      if (before?.user.id === user.id) {
        patch({ user, lease, offlineUntil });
        write(async (latest) => {
          const leaseKey = await keyFor(latest.lease, latest.leaseKey);
          if (leaseKey !== latest.leaseKey) patch({ leaseKey });
          return true;
        });
        return;
      }
      record = { user, lease, offlineUntil, leaseKey: before?.leaseKey ?? null, tenant: null, enabled: null, lastSync: null };
      write(async (latest) => {
        const leaseKey = await keyFor(latest.lease, latest.leaseKey);
        if (record?.user.id !== user.id) return true;
        record = { ...record, leaseKey };
        const next = await replaceKept(generation, record);
        if (next === undefined) return false;
        generation = next;
        onChanged();
        return true;
      });
    },
    patch,
    keepKey: (key) => {
      held = key;
      write(() => writeKept(generation, 'key', key));
    },
    keepAgain: () => {
      patch({});
      const key = held;
      if (key !== undefined) write(() => writeKept(generation, 'key', key));
    },
    key: async () => {
      const { value } = await read('key');
      return value instanceof CryptoKey ? value : undefined;
    },
    drop: () => {
      record = undefined;
      held = undefined;
    },
    forget: async (left) => {
      record = undefined;
      held = undefined;
      try {
        generation = await forgetKept(left);
      } catch (fault) {
        console.error('The boot record could not be forgotten.', fault);
      }
    },
    left: async () => {
      const kept = await read('left');
      generation = kept.generation;
      return Left.safeParse(kept.value).data;
    },
    haveRemoved: async () => {
      await writeKept(generation, 'left', undefined).catch(() => false);
    },
    isOvertaken: async () => {
      await writing;
      const kept = await read('record');
      return kept.generation !== generation && kept !== unread;
    },
  };
}
