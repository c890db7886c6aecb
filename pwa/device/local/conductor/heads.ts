import type { Heads } from '#app/device/local/outbox/overlay.ts';
import { headKind, type LocalDatabase, type StoredRow, type StreamHead } from '#app/device/local/stored/collections.ts';
import type { Heads as HeardHeads } from '#contract/sync/sync.ts';

/** Position of each stream on this device, written together with its rows. */
export async function headsOf(database: LocalDatabase): Promise<Heads> {
  const documents = await database.rows.find({ selector: { kind: headKind } }).exec();
  return headsFrom(documents);
}

export function headsFrom(documents: readonly Pick<StoredRow, 'stream' | 'row'>[]): Heads {
  const heads = new Map<string, StreamHead>();
  for (const { stream, row } of documents) {
    const head = readHead(row);
    if (head !== undefined) heads.set(stream, head);
  }
  return heads;
}

/**
 * True if the server has rows that this device lacks. The number alone is not enough, because a restored stream counts again in a new
 * epoch.
 */
export function isBehind(own: Heads, { heads, epochs }: HeardHeads): boolean {
  const isOlder = Object.entries(heads).some(([stream, seq]) => {
    const head = own.get(stream);
    return head?.seq !== seq || head.epoch !== epochs[stream];
  });
  return isOlder || [...own.keys()].some((stream) => !Object.hasOwn(heads, stream));
}

function readHead(row: Readonly<Record<string, unknown>>): StreamHead | undefined {
  const { epoch, seq, complete, at } = row;
  if (typeof epoch !== 'string' || typeof seq !== 'number' || typeof at !== 'number') return undefined;
  return { epoch, seq, complete: complete === true, at };
}
