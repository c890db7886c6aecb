import type { OutboxEntry } from './collections.ts';

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
