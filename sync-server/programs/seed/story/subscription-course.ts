import { monthsOn } from '#contract/values/months-on.ts';
import { planTerms } from '#server/money/billing/terms/plan-terms.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { discountBy } from '#server/money/subscriptions/discounted-price.ts';
import { beginSubscription, writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { idIn } from './id-in.ts';
import type { Story } from './story.ts';

export interface Course {
  readonly tenantId: string;
  readonly begun: Date;
  readonly interval: 'month' | 'year';
  /** Name of the plan from each month on, counted from the beginning. */
  readonly plans: readonly { readonly name: string; readonly fromMonth: number }[];
  readonly coupon?: string | undefined;
  /** The month in which it ends; absent: it runs. */
  readonly endMonth?: number;
  readonly isUnpaid?: boolean;
  /** Time at which the platform owner paused the reminders of the unpaid invoice. */
  readonly remindersPausedAt?: Date;
}

/** Writes a subscription from its beginning until today with the one writer of subscriptions, and collects its invoices. */
export async function writeCourse(story: Story, course: Course): Promise<void> {
  const { tx, now, planIds, couponIds, invoices, newId } = story;
  const { tenantId, begun, interval, plans, endMonth } = course;
  const length = interval === 'year' ? 12 : 1;
  const anchorDay = begun.getUTCDate();
  const at = (months: number): Date => monthsOn(begun, months, anchorDay);
  const writer = (moment: Date) => ({ tx, now: moment, newId });
  const coupon = course.coupon === undefined ? null : await tx.coupon.findUniqueOrThrow({ where: { id: idIn(couponIds, course.coupon) } });
  for (const [place, { name, fromMonth }] of plans.entries()) {
    const planId = idIn(planIds, name);
    const terms = { ...(await planTerms(tx, planId, interval)) };
    const plan = boughtPlan(planId, terms);
    const untilMonth = plans[place + 1]?.fromMonth ?? endMonth ?? Number.POSITIVE_INFINITY;
    let month = fromMonth;
    for (; month < untilMonth && at(month) <= now; month += length) {
      const isNewest = at(month + length) > now;
      const isPaid = course.isUnpaid !== true || !isNewest;
      invoices.push({
        tenantId,
        plan,
        discount: coupon === null ? null : discountBy(coupon, null),
        start: at(month),
        end: at(month + length),
        isPaid,
      });
    }
    await beginSubscription(writer(at(fromMonth)), tenantId, {
      planId,
      status: 'active',
      terms,
      couponId: coupon?.id ?? null,
      currentPeriodEnd: at(month),
    });
  }
  if (coupon !== null) {
    await tx.couponRedemption.create({ data: { id: newId(), tenantId, couponId: coupon.id, redeemedAt: begun } });
    await tx.coupon.update({ where: { id: coupon.id }, data: { usageCount: { increment: 1 } }, select: { id: true } });
  }
  if (endMonth !== undefined) {
    await writeSubscription(writer(at(endMonth)), tenantId, { status: 'cancelled', cancelAtPeriodEnd: false });
    return;
  }
  const monthsSoFar = monthsUntil(at, now);
  await writeSubscription(writer(now), tenantId, {
    anchorDay,
    usageFrom: at(monthsSoFar),
    createdAt: begun,
    ...(interval === 'year' ? { nextInvoiceAt: at(monthsSoFar + 1) } : {}),
  });
  if (course.isUnpaid === true) {
    const since = at(monthsSoFar);
    await writeSubscription(writer(since), tenantId, {
      status: 'past_due',
      pastDueSince: since,
      dunningPausedAt: course.remindersPausedAt ?? null,
    });
  }
}

/** Whole months from the beginning until now. */
function monthsUntil(at: (months: number) => Date, now: Date): number {
  let months = 0;
  while (at(months + 1) <= now) months += 1;
  return months;
}

/** A beginning some months before a moment, so that an invoice falls on that moment. */
export function begunBefore(moment: Date, months: number): Date {
  return monthsOn(moment, -months, null);
}
