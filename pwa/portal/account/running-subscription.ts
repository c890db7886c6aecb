import type { TenantInfo } from '#contract/tenants/tenant-info.ts';

type Subscription = NonNullable<TenantInfo['subscription']>;

const running: readonly string[] = ['active', 'trialing', 'past_due', 'paused'];

/** The subscription if it runs; undefined if there is none, or if it is not paid yet or has ended. */
export function runningSubscription({ subscription }: Pick<TenantInfo, 'subscription'>): Subscription | undefined {
  return subscription !== null && running.includes(subscription.status) ? subscription : undefined;
}
