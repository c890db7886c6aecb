import type { Schedule } from './environment/environment.ts';
import type { OpenLocal } from './open-local.ts';
import { needsPerson, openStates } from './outbox/outbox.ts';
import type { OutboxEntry } from './stored/collections.ts';

export interface Lasting {
  /** Opens the storage and everything that runs on it. `onLost` is called when the browser deletes it under the open page. */
  open(onLost: () => void): Promise<OpenLocal>;
  /** True if the person still uses this device. A sign-out in another tab deletes the storage, too. */
  mayReopen(): Promise<boolean>;
  /** Reports the changes that waited: those that are stored again, and those that are lost. */
  tell(putBack: readonly OutboxEntry[], lost: readonly OutboxEntry[]): void;
  readonly schedule: Schedule;
}

/** Longest wait for a deleted storage to close. */
const closeWithinMs = 5_000;

/**
 * The local side of one person, which outlives a storage that the browser deletes during a session. A new storage is opened at once, as a
 * new device, and takes over the changes that this tab holds in memory.
 */
export async function openLasting({ open, mayReopen, tell, schedule }: Lasting): Promise<OpenLocal> {
  const held = new Map<string, OutboxEntry>();
  let isClosed = false;
  let isLost = false;
  let rebuilding: Promise<void> | undefined;
  let current = await openWatched();

  async function openWatched(): Promise<OpenLocal> {
    let isWatched = true;
    const local = await open(() => {
      if (isWatched) lose();
    });
    return {
      ...local,
      close: () => {
        isWatched = false;
        return local.close();
      },
    };
  }

  function lose(): void {
    isLost = true;
    if (isClosed) return;
    rebuilding ??= rebuild().finally(() => {
      rebuilding = undefined;
    });
  }

  /** Opens the storage until it lasts: the databases of a person are deleted one by one, so a newly opened one may be lost again. */
  async function rebuild(): Promise<void> {
    let failed: readonly OutboxEntry[] = [];
    while (isLost) {
      isLost = false;
      for (const entry of current.entries()) held.set(entry.id, entry);
      await closeQuietly(current, schedule);
      const stays = await mayReopen();
      if (isClosed) return;
      if (!stays) return tell([], waitingAmong(held));
      current = await openWatched();
      if (isClosed) return closeQuietly(current, schedule);
      failed = await current.putBack([...held.values()]);
    }
    const [putBack, lost] = separate(waitingAmong(held), failed);
    tell(putBack, lost);
    held.clear();
  }

  return {
    resume: () => current.resume(),
    entries: () => current.entries(),
    putBack: (entries) => current.putBack(entries),
    unsent: () => current.unsent(),
    close: async () => {
      isClosed = true;
      await rebuilding;
      await current.close();
    },
  };
}

/** The changes that wait for the server or for a person. */
function waitingAmong(held: ReadonlyMap<string, OutboxEntry>): readonly OutboxEntry[] {
  return [...held.values()].filter(({ state }) => openStates.includes(state) || needsPerson.includes(state));
}

/** The changes that are stored again, and those that failed. */
function separate(waiting: readonly OutboxEntry[], failed: readonly OutboxEntry[]) {
  const gone = new Set(failed.map(({ id }) => id));
  return [waiting.filter(({ id }) => !gone.has(id)), waiting.filter(({ id }) => gone.has(id))] as const;
}

/** Closes a deleted storage, in which any running operation fails. */
async function closeQuietly(local: OpenLocal, schedule: Schedule): Promise<void> {
  const closed = local.close().catch((fault: unknown) => console.warn('The deleted storage did not close in order.', fault));
  await Promise.race([closed, new Promise<void>((resolve) => schedule(closeWithinMs, resolve))]);
}
