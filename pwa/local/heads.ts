import { headKind, type LocalDatabase, type StoredRow, type StreamHead } from './collections.ts';
import type { Heads } from './overlay.ts';

/** How far each stream is on this device, as written together with its rows. */
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

function readHead(row: Readonly<Record<string, unknown>>): StreamHead | undefined {
  const { epoch, seq, complete, at } = row;
  if (typeof epoch !== 'string' || typeof seq !== 'number' || typeof at !== 'number') return undefined;
  return { epoch, seq, complete: complete === true, at };
}
