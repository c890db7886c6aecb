import { Coupon } from '#contract/money/coupon.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/core/http/requests/list-page.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { couponColumns } from './coupon-columns.ts';
import { exampleCoupon } from './example-coupon.ts';

export const listCoupons = defineList({
  name: 'coupons.list',
  id: 'listCoupons',
  summary: 'Every coupon, the newest first',
  input: NoInput,
  row: Coupon,
  rest: { method: 'GET', path: '/api/admin/coupons', example: exampleCoupon },
  graphql: { query: 'coupons' },
  page: async ({ deps, caller }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time', code: 'text', name: 'text' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...order } = cutQuery(cut.value);
    const { q } = cut.value;
    const contains = { contains: likeText(q ?? ''), mode: 'insensitive' } as const;
    const matching = q === undefined ? {} : { OR: [{ code: contains }, { name: contains }] };
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      const total = await tx.coupon.count({ where: matching });
      const rows = await tx.coupon.findMany({ where: { AND: [matching, where] }, ...order, select: couponColumns });
      return done(listPage(rows, total, cut.value));
    });
  },
});
