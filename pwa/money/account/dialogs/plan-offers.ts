import { useAtomValue } from 'jotai';
import { planRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { teamLimit } from '#app/kit/team-limits.ts';
import { runningSubscription } from '#app/money/subscribe/running-subscription.ts';
import { t } from '#contract/language/t.ts';
import type { PlanRow } from '#contract/money/plan.ts';
import { isFree, yearlyPrice } from '#contract/money/plans.ts';
import { userTexts } from '#contract/people/users.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';

/** The reason for which a person opens the choice of plans. */
export type PlanWish = 'upgrade' | 'downgrade' | 'people' | 'interval';

export const planWishTexts: Readonly<Record<PlanWish, string>> = {
  upgrade: t('Upgrade'),
  downgrade: t('Downgrade'),
  people: userTexts.upgrade,
  interval: t('Change the payment interval'),
};

/** The active plans for a wish, the nearest price first. */
export function offeredPlans(rows: readonly PlanRow[], info: TenantInfo, wish: PlanWish): readonly PlanRow[] {
  const own = ownPlan(rows, info, wish);
  if (wish === 'interval') return own;
  if (wish === 'people') return otherPlans(rows, info, wish);
  const others = otherPlans(rows, info, wish);
  return runningSubscription(info) === undefined ? [...own, ...others] : [...others, ...own];
}

/** The changes that the plan card offers. Without plans on the device, it offers both directions. */
export function usePlanOffers(info: TenantInfo): readonly PlanWish[] {
  const rows = useAtomValue(planRowsAtom);
  if (rows.length === 0) return ['upgrade', 'downgrade'];
  const isRunning = runningSubscription(info) !== undefined;
  const own = ownPlan(rows, info, 'upgrade').length > 0;
  const canUpgrade = otherPlans(rows, info, 'upgrade').length > 0 || (!isRunning && own);
  const canDowngrade = otherPlans(rows, info, 'downgrade').length > 0;
  return [
    ...(canUpgrade ? ['upgrade' as const] : []),
    ...(canDowngrade ? ['downgrade' as const] : []),
    // A larger plan's dialog offers the interval, too.
    ...(isRunning && own && !canUpgrade ? ['interval' as const] : []),
  ];
}

function otherPlans(rows: readonly PlanRow[], info: TenantInfo, wish: Exclude<PlanWish, 'interval'>): readonly PlanRow[] {
  const cents = centsOf(info.subscription?.price ?? info.plan?.basePrice ?? '0');
  const people = teamLimit(rows.find(({ id }) => id === info.plan?.id));
  return rows
    .filter((plan) => plan.isActive && plan.id !== info.plan?.id)
    .filter((plan) => {
      if (wish === 'people') return teamLimit(plan) > people;
      return wish === 'upgrade' ? centsOf(plan.basePrice) >= cents : centsOf(plan.basePrice) < cents;
    })
    .sort((a, b) => Math.abs(centsOf(a.basePrice) - cents) - Math.abs(centsOf(b.basePrice) - cents));
}

/** The current plan can be paid by the year, and the plan of a trial can be bought. */
function ownPlan(rows: readonly PlanRow[], info: TenantInfo, wish: PlanWish): readonly PlanRow[] {
  const isRunning = runningSubscription(info) !== undefined;
  return rows.filter(
    (plan) =>
      plan.isActive &&
      plan.id === info.plan?.id &&
      (isRunning ? yearlyPrice(plan) !== undefined : wish === 'upgrade' && !isFree(plan.basePrice)),
  );
}
