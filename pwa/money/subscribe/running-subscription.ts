import { badgeOf } from '#app/tenants/record/tenant-texts.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';

type Subscription = NonNullable<TenantInfo['subscription']>;

const running: readonly string[] = ['active', 'trialing', 'past_due', 'paused'];

/** A subscription that is bought within the trial runs at once; the server ends the trial when its days are over. */
export function shownStatus(info: Pick<TenantInfo, 'subscription' | 'status'>): TenantInfo['status'] {
  return info.status === 'trial' && runningSubscription(info) !== undefined ? 'active' : info.status;
}

/** The subscription if it runs; undefined if there is none, or if it is not paid yet or has ended. */
export function runningSubscription({ subscription }: Pick<TenantInfo, 'subscription'>): Subscription | undefined {
  return subscription !== null && running.includes(subscription.status) ? subscription : undefined;
}

/** The badge beside the name of a tenant. */
export function statusBadge(info: Pick<TenantInfo, 'subscription' | 'status'>, isReadOnly: boolean) {
  const billingState = isReadOnly ? 'read_only' : info.subscription?.status === 'past_due' ? 'past_due' : null;
  return badgeOf({ status: shownStatus(info), billingState });
}
