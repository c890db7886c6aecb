import type { PlanEntry } from '#contract/plans.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { cutRows } from '#server/http/cut-rows.ts';
import { listPlans, priceList } from './read-plans.ts';

export function definePlanFields(builder: Builder): void {
  const Plan = builder.objectRef<PlanEntry>('Plan').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      description: t.exposeString('description', { nullable: true }),
      basePrice: t.exposeString('basePrice'),
      annualPrice: t.exposeString('annualPrice', { nullable: true }),
      annualDiscount: t.exposeInt('annualDiscount', { nullable: true }),
      calculatorLimit: t.exposeInt('calculatorLimit', { nullable: true, description: 'Absent: no limit.' }),
      aiCallsIncluded: t.exposeInt('aiCallsIncluded'),
      aiUnlimited: t.exposeBoolean('aiUnlimited'),
      maxUsers: t.exposeInt('maxUsers', { nullable: true, description: 'Absent: the standard cap.' }),
      customDomain: t.exposeBoolean('customDomain'),
      whiteLabel: t.exposeBoolean('whiteLabel'),
      prioritySupport: t.exposeBoolean('prioritySupport'),
      isActive: t.exposeBoolean('isActive'),
      sortOrder: t.exposeInt('sortOrder'),
    }),
  });
  const Page = pageRef(builder, 'PlanPage', Plan);
  builder.queryField('plans', (t) =>
    t.field({
      type: Page,
      description: 'The active plans; a platform owner reads all.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(cutRows(await listPlans(deps, principal), listParametersOf(args), priceList)),
    }),
  );
}
