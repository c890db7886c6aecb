import type { PlanEntry } from '#contract/plans.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { listPlans } from './read-plans.ts';

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
  builder.queryField('plans', (t) =>
    t.field({
      type: [Plan],
      description: 'The active plans; a platform owner reads all.',
      resolve: async (_root, _args, { deps, principal }) => unwrap(await listPlans(deps, principal)),
    }),
  );
}
