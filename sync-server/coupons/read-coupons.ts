import { accessTexts } from '#contract/access.ts';
import type { CouponEntry } from '#contract/coupons.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, type ListPage, type ListParameters, listCut, listPage } from '#server/http/list-page.ts';
import { couponColumns } from './coupon-entry.ts';

/** Every coupon, the newest first. */
export async function listCoupons(
  { db }: { readonly db: Database },
  principal: Principal,
  parameters: ListParameters = {},
): Promise<Outcome<ListPage<CouponEntry>, AccessRefusal['code'] | 'InputInvalid'>> {
  const refusal = authorise('coupons.list', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const cut = listCut(parameters, { createdAt: 'time', code: 'text', name: 'text' }, { field: 'createdAt', direction: 'desc' });
  if (!cut.ok) return cut;
  const { where, ...order } = cutQuery(cut.value);
  const { q } = cut.value;
  const contains = { contains: likeText(q ?? ''), mode: 'insensitive' } as const;
  const matching = q === undefined ? {} : { OR: [{ code: contains }, { name: contains }] };
  return db.reading(scopeOf(principal), async (tx) => {
    const total = await tx.coupon.count({ where: matching });
    const rows = await tx.coupon.findMany({ where: { AND: [matching, where] }, ...order, select: couponColumns });
    return done(listPage<CouponEntry>(rows, total, cut.value));
  });
}
