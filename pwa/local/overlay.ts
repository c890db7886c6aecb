import type { OutboxEntry, StreamHead } from './collections.ts';

/** How far each stream is on this device. */
export type Heads = ReadonlyMap<string, StreamHead>;

/**
 * The commands that still lie over the rows: those that wait, and those that the server accepted while their rows are not here yet.
 * An accepted one leaves only when every stream it touched has come as far as its commit, so that no screen flickers back.
 */
export function overlaid(entries: readonly OutboxEntry[], heads: Heads): readonly OutboxEntry[] {
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
