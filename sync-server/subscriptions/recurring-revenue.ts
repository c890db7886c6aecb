import type { SubscriptionValue } from './subscription-value.ts';

/** The value of a tenant's subscription from a moment on. */
export interface ValueEvent extends SubscriptionValue {
  readonly tenantId: string;
  readonly at: Date;
}

export interface RecurringMonth {
  readonly recurringCents: number;
  readonly customers: number;
  readonly churned: number;
  /** One decimal place; null without customers at the beginning. */
  readonly churnPercent: number | null;
}

const customerStatuses: readonly string[] = ['active', 'past_due', 'paused'];

/**
 * Recurring revenue and churn of adjacent months, from the events alone. `bounds` are the beginnings of the months, then the end of the last
 * one. The events are in order of time; one at the very end of a month belongs to the next.
 */
export function recurringByMonth(events: readonly ValueEvent[], bounds: readonly Date[]): RecurringMonth[] {
  const values = new Map<string, SubscriptionValue>();
  const waiting = [...events].reverse();
  const ends = bounds.map((bound) => {
    for (let event = waiting.at(-1); event !== undefined && event.at < bound; event = waiting.at(-1)) {
      values.set(event.tenantId, event);
      waiting.pop();
    }
    return snapshotOf(values);
  });
  return ends.slice(1).map(({ recurringCents, customers }, place) => {
    const before = ends[place]?.customers ?? new Set<string>();
    const churned = [...before].filter((tenantId) => !customers.has(tenantId)).length;
    const churnPercent = before.size === 0 ? null : Math.round((churned * 1000) / before.size) / 10;
    return { recurringCents, customers: customers.size, churned, churnPercent };
  });
}

function snapshotOf(values: ReadonlyMap<string, SubscriptionValue>) {
  const customers = [...values].filter(([, { status }]) => customerStatuses.includes(status));
  return {
    recurringCents: [...values.values()].reduce((total, { monthlyCents }) => total + monthlyCents, 0),
    customers: new Set(customers.map(([tenantId]) => tenantId)),
  };
}
