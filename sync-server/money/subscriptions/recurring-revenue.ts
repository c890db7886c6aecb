import type { RevenueMovements } from '#contract/money/revenue/revenue.ts';
import { movementsOf, type ValueSnapshot } from './revenue-movements.ts';
import type { SubscriptionValue } from './subscription-value.ts';

/** The value of a tenant's subscription from a moment on. */
export interface ValueEvent extends SubscriptionValue {
  readonly tenantId: string;
  readonly at: Date;
}

export interface RecurringMonth {
  readonly recurringCents: number;
  readonly movements: RevenueMovements;
  readonly customers: number;
  readonly churned: number;
  /** One decimal place; null without customers at the beginning. */
  readonly churnPercent: number | null;
}

const customerStatuses: readonly string[] = ['active', 'past_due', 'paused'];

/**
 * Recurring revenue, its movements, and churn of adjacent months, from the events alone. `bounds` are the beginnings of the months, then the
 * end of the last one. The events are in order of time; one at the very end of a month belongs to the next.
 */
export function recurringByMonth(events: readonly ValueEvent[], bounds: readonly Date[]): RecurringMonth[] {
  const values = new Map<string, SubscriptionValue>();
  const payers = new Set<string>();
  const waiting = [...events].reverse();
  const ends = bounds.map((bound) => {
    for (let event = waiting.at(-1); event !== undefined && event.at < bound; event = waiting.at(-1)) {
      values.set(event.tenantId, event);
      if (event.monthlyCents > 0) payers.add(event.tenantId);
      waiting.pop();
    }
    return snapshotOf(values, payers);
  });
  return ends.slice(1).flatMap((end, place) => {
    const start = ends[place];
    if (start === undefined) return [];
    const churned = [...start.customers].filter((tenantId) => !end.customers.has(tenantId)).length;
    const churnPercent = start.customers.size === 0 ? null : Math.round((churned * 1000) / start.customers.size) / 10;
    const movements = movementsOf(start, end);
    return [{ recurringCents: end.recurringCents, movements, customers: end.customers.size, churned, churnPercent }];
  });
}

function snapshotOf(values: ReadonlyMap<string, SubscriptionValue>, payers: ReadonlySet<string>) {
  const cents = new Map([...values].map(([tenantId, { monthlyCents }]) => [tenantId, monthlyCents]));
  const customers = [...values].filter(([, { status }]) => customerStatuses.includes(status));
  return {
    cents,
    recurringCents: [...cents.values()].reduce((total, monthlyCents) => total + monthlyCents, 0),
    customers: new Set(customers.map(([tenantId]) => tenantId)),
    payers: new Set(payers),
  } satisfies ValueSnapshot & { recurringCents: number };
}
