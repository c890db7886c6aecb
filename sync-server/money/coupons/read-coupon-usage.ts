import { CouponUsage, couponUsageDays, ReadCouponUsage } from '#contract/money/coupons.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Maximum number of listed tenants, the newest first. */
const namedTenants = 20;

export const readCouponUsage = defineOperation({
  name: 'coupons.list',
  id: 'readCouponUsage',
  summary: 'Redemptions of a coupon by day and by tenant',
  input: ReadCouponUsage,
  output: CouponUsage,
  rest: {
    method: 'GET',
    path: '/api/admin/coupons/{id}/usage',
    example: {
      uses: 1,
      days: [{ day: new Date('2026-01-15T00:00:00.000Z'), uses: 1 }],
      tenants: [{ tenantName: 'Northwind Advisors', redeemedAt: new Date('2026-01-15T09:00:00.000Z') }],
    },
  },
  graphql: { query: 'couponUsage' },
  read: ({ deps, caller }, { id }) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      if ((await tx.coupon.count({ where: { id } })) === 0) return refused('NotFound', accessTexts.notFound);
      const uses = await tx.couponRedemption.count({ where: { couponId: id } });
      const today = Math.floor(deps.clock().getTime() / dayMs) * dayMs;
      const first = new Date(today - (couponUsageDays - 1) * dayMs);
      const counted = await tx.$queryRaw<{ day: Date; uses: number }[]>`
        select date_trunc('day', redeemed_at, 'UTC') as day, count(*)::int as uses from coupon_redemptions
        where coupon_id = ${id}::uuid and redeemed_at >= ${first} group by 1`;
      const usesByDay = new Map(counted.map((row) => [row.day.getTime(), row.uses]));
      const newest = await tx.couponRedemption.findMany({
        where: { couponId: id },
        orderBy: [{ redeemedAt: 'desc' }, { id: 'desc' }],
        take: namedTenants,
        select: { redeemedAt: true, tenant: { select: { name: true } } },
      });
      return done({
        uses,
        days: Array.from({ length: couponUsageDays }, (_, place) => {
          const day = new Date(first.getTime() + place * dayMs);
          return { day, uses: usesByDay.get(day.getTime()) ?? 0 };
        }),
        tenants: newest.map(({ redeemedAt, tenant }) => ({ tenantName: tenant.name, redeemedAt })),
      });
    }),
});
