import type { RevenueMovements } from '#contract/money/revenue/revenue.ts';

/** All subscriptions at one moment. */
export interface ValueSnapshot {
  /** Monthly cents by tenant. */
  readonly cents: ReadonlyMap<string, number>;
  /** Tenants that are customers. */
  readonly customers: ReadonlySet<string>;
  /** Tenants that have paid at any time before. */
  readonly payers: ReadonlySet<string>;
}

type Movement = keyof RevenueMovements;

/**
 * Movements of recurring revenue between two moments, tenant by tenant. A change and its return within the month move nothing. A
 * customer that pays nothing for a while, such as during a pause, is not lost.
 */
export function movementsOf(start: ValueSnapshot, end: ValueSnapshot): RevenueMovements {
  const movements = { newCents: 0, expansionCents: 0, contractionCents: 0, churnCents: 0, reactivationCents: 0 };
  for (const [tenantId, after] of end.cents) {
    const before = start.cents.get(tenantId) ?? 0;
    if (after !== before) movements[movementOf(tenantId, { before, after, start, end })] += after - before;
  }
  return movements;
}

interface Moved {
  readonly before: number;
  readonly after: number;
  readonly start: ValueSnapshot;
  readonly end: ValueSnapshot;
}

function movementOf(tenantId: string, { before, after, start, end }: Moved): Movement {
  if (before === 0) return start.payers.has(tenantId) ? 'reactivationCents' : 'newCents';
  if (after > before) return 'expansionCents';
  return after > 0 || end.customers.has(tenantId) ? 'contractionCents' : 'churnCents';
}
