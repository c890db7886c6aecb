import type { TenantHead } from '#contract/tenants.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { listTenants } from './list-tenants.ts';

export function defineTenantAdminFields(builder: Builder): void {
  const Head = builder.objectRef<TenantHead>('Tenant').implement({
    description: 'A tenant as the platform owner administers it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subdomain: t.exposeString('subdomain'),
      customDomain: t.exposeString('customDomain', { nullable: true }),
      ownerId: t.exposeID('ownerId', { nullable: true }),
      ownerName: t.exposeString('ownerName', { nullable: true }),
      planId: t.exposeID('planId', { nullable: true }),
      planName: t.exposeString('planName', { nullable: true }),
      templateId: t.exposeID('templateId', { nullable: true }),
      status: t.exposeString('status'),
      trialEndsAt: t.expose('trialEndsAt', { type: 'DateTime', nullable: true }),
      billingEmail: t.exposeString('billingEmail', { nullable: true }),
      userCount: t.exposeInt('userCount'),
      calculatorCount: t.exposeInt('calculatorCount'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  const Page = pageRef(builder, 'TenantPage', Head);
  builder.queryField('tenants', (t) =>
    t.field({
      type: Page,
      description: 'Every tenant, the newest first.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) => unwrap(await listTenants(deps, principal, listParametersOf(args))),
    }),
  );
}
