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

/** The calculators of a tenant as the screen shows them: the synced ones with the waiting commands applied. */
export function enabledAfter(base: ReadonlySet<string>, tenantId: string, pending: readonly OutboxEntry[]): ReadonlySet<string> {
  const enabled = new Set(base);
  for (const entry of pending) {
    if (entry.tenantId !== tenantId) continue;
    const { args } = entry;
    if (entry.type === 'calculators.add' && typeof args.calculatorId === 'string') enabled.add(args.calculatorId);
    if (entry.type === 'calculators.remove' && typeof args.calculatorId === 'string') enabled.delete(args.calculatorId);
    if (entry.type === 'calculators.set') {
      for (const id of list(args.remove)) enabled.delete(id);
      for (const id of list(args.add)) enabled.add(id);
    }
  }
  return enabled;
}

/** Ids of calculators that a waiting command changes, to mark their cards. */
export function waitingCalculators(tenantId: string, pending: readonly OutboxEntry[]): ReadonlySet<string> {
  return new Set(pending.flatMap((entry) => (entry.state === 'accepted' ? [] : calculatorsOf(tenantId, entry))));
}

/** Ids of the calculators of a tenant that a command changes. */
export function calculatorsOf(tenantId: string, { tenantId: its, type, args }: OutboxEntry): readonly string[] {
  if (its !== tenantId || !type.startsWith('calculators.')) return [];
  return typeof args.calculatorId === 'string' ? [args.calculatorId] : [...list(args.add), ...list(args.remove)];
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
