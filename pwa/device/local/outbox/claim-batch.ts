import type { DeviceClock } from '#app/device/local/environment/device-clock.ts';
import type { Environment } from '#app/device/local/environment/environment.ts';
import type { LocalDatabase, OutboxEntry } from '#app/device/local/stored/collections.ts';
import { readStored } from '#app/device/local/stored/read-stored.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { pushLimit } from '#contract/sync/sync.ts';
import { loadCommands } from './load-commands.ts';
import { changeWhile } from './outbox.ts';

export interface Batch {
  readonly entries: readonly OutboxEntry[];
  /** True if a change looks too old, and the device must ask the server for the time before it decides. */
  readonly needsTime: boolean;
}

/**
 * Marks the batch as being sent. If one of its changes was just discarded, gathers the batch again, because others may depend on that one.
 */
export async function claimBatch(database: LocalDatabase, environment: Environment): Promise<Batch> {
  for (;;) {
    const batch = await nextBatch(database, environment.clock);
    const documents = await database.outbox.findByIds(batch.entries.map((entry) => entry.id)).exec();
    const claimed = await Promise.all(
      batch.entries.map(async ({ id }) => {
        const document = documents.get(id);
        return document !== undefined && (await changeWhile(document, ['queued', 'held'], { state: 'sending' }));
      }),
    );
    if (claimed.every((isClaimed) => isClaimed)) return batch;
    const others = batch.entries.filter((_, at) => claimed[at]);
    await release(database, others);
  }
}

async function nextBatch(database: LocalDatabase, clock: DeviceClock): Promise<Batch> {
  const waiting = await readStored(database.outbox, { selector: { state: { $in: ['queued', 'held'] } }, sort: [{ seq: 'asc' }] });
  const entries: OutboxEntry[] = [];
  let bytes = 0;
  if (waiting.length === 0) return { entries, needsTime: false };
  const { commandKinds, isCommandType } = await loadCommands();
  for (const entry of waiting) {
    if (isCommandType(entry.type) && ageOf(entry, clock.now()) > commandKinds[entry.type].lifetimeMs) {
      // Stops here: once a later number is sent, the server would never accept this one.
      if (!clock.isSure()) return { entries, needsTime: true };
      await setAside(database, entry.id, { state: 'expired', message: changeListTexts.expired });
      continue;
    }
    if (await dependsOnRefused(database, entry)) {
      await setAside(database, entry.id, { state: 'blocked', message: changeListTexts.blocked });
      continue;
    }
    bytes += JSON.stringify(entry.args).length + 400;
    if (entries.length >= pushLimit.commands || (entries.length > 0 && bytes > pushLimit.bytes)) break;
    entries.push(entry);
  }
  return { entries, needsTime: false };
}

/** Keeps a waiting change until the person decides about it. */
async function setAside(database: LocalDatabase, id: string, change: Pick<OutboxEntry, 'state' | 'message'>): Promise<void> {
  const document = await database.outbox.findOne(id).exec();
  if (document !== null) await changeWhile(document, ['queued', 'held'], change);
}

export function ageOf(entry: OutboxEntry, now: number): number {
  return Math.max(0, now - Date.parse(entry.createdAt));
}

async function dependsOnRefused(database: LocalDatabase, entry: OutboxEntry): Promise<boolean> {
  if (entry.dependsOn.length === 0) return false;
  const earlier = await database.outbox.findByIds([...entry.dependsOn]).exec();
  return [...earlier.values()].some((other) => ['rejected', 'blocked', 'expired', 'discarded', 'lost'].includes(other.state));
}

/** Queues the changes that are still marked as being sent again. */
export async function release(database: LocalDatabase, entries: readonly OutboxEntry[], code: string | null = null): Promise<void> {
  const documents = await database.outbox.findByIds(entries.map((entry) => entry.id)).exec();
  await Promise.all([...documents.values()].map((document) => changeWhile(document, ['sending'], { state: 'queued', code })));
}
