import type { OutboxEntry, StreamHead } from '#app/device/local/stored/collections.ts';

/** Position of each stream on this device. */
export type Heads = ReadonlyMap<string, StreamHead>;

/**
 * The commands that still apply on top of the rows: those that wait, and those that the server accepted while their rows have not arrived.
 * An accepted one is dropped only when every stream it touched has reached its commit, so that no screen flickers back.
 */
export function entriesOverRows(entries: readonly OutboxEntry[], heads: Heads): readonly OutboxEntry[] {
  return entries.filter((entry) => liesOver(entry, heads)).sort((a, b) => a.seq - b.seq);
}

function liesOver(entry: OutboxEntry, heads: Heads): boolean {
  switch (entry.state) {
    case 'queued':
    case 'sending':
    case 'held':
    case 'attention':
      return true;
    case 'accepted':
      return Object.entries(entry.commits).some(([stream, seq]) => {
        const head = heads.get(stream);
        return head !== undefined && head.seq < seq;
      });
    case 'rejected':
    case 'blocked':
    case 'expired':
    case 'discarded':
    case 'lost':
      return false;
  }
}
