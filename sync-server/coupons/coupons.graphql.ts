import type { CouponEntry } from '#contract/coupons.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { listCoupons } from './read-coupons.ts';

export function defineCouponFields(builder: Builder): void {
  const Coupon = builder.objectRef<CouponEntry>('Coupon').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      code: t.exposeString('code'),
      name: t.exposeString('name'),
      type: t.exposeString('type'),
      value: t.exposeString('value', { description: 'Per cent, dollars, or days, by type.' }),
      freeTrialDays: t.exposeInt('freeTrialDays', { nullable: true }),
      usageLimit: t.exposeInt('usageLimit', { nullable: true }),
      usageCount: t.exposeInt('usageCount'),
      isActive: t.exposeBoolean('isActive'),
      startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
      applicablePlans: t.idList({ resolve: (coupon) => [...coupon.applicablePlans] }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  const Page = pageRef(builder, 'CouponPage', Coupon);
  builder.queryField('coupons', (t) =>
    t.field({
      type: Page,
      description: 'Every coupon, the newest first.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) => unwrap(await listCoupons(deps, principal, listParametersOf(args))),
    }),
  );
}
