import * as z from 'zod/mini';
import { Id } from '#contract/id.ts';
import type { MyTenant, TenantInfo, TenantInfoPlan, TenantInfoSubscription, TenantInfoUsage } from '#contract/tenant-info.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { given, inputOf } from '#server/graphql/input-of.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { cutRows } from '#server/http/cut-rows.ts';
import { myTenants, ownTenants } from './my-tenants.ts';
import { tenantInfo } from './tenant-info.ts';

export function defineTenantReadFields(builder: Builder): void {
  const Plan = builder.objectRef<TenantInfoPlan>('TenantPlan').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      basePrice: t.exposeString('basePrice'),
      annualPrice: t.exposeString('annualPrice', { nullable: true }),
      calculatorLimit: t.exposeInt('calculatorLimit', { nullable: true }),
      aiCallsIncluded: t.exposeInt('aiCallsIncluded'),
    }),
  });
  const Subscription = builder.objectRef<TenantInfoSubscription>('TenantSubscription').implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      currentPeriodEnd: t.exposeString('currentPeriodEnd', { nullable: true }),
      cancelAtPeriodEnd: t.exposeBoolean('cancelAtPeriodEnd'),
      resumesAt: t.exposeString('resumesAt', { nullable: true }),
    }),
  });
  const Usage = builder.objectRef<TenantInfoUsage>('TenantFigures').implement({
    fields: (t) => ({
      activeUsers: t.exposeInt('activeUsers'),
      calculators: t.exposeInt('calculators'),
      aiCallsThisMonth: t.exposeInt('aiCallsThisMonth'),
    }),
  });
  const Info = builder.objectRef<TenantInfo>('TenantInfo').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subdomain: t.exposeString('subdomain'),
      customDomain: t.exposeString('customDomain', { nullable: true }),
      status: t.exposeString('status'),
      trialEndsAt: t.exposeString('trialEndsAt', { nullable: true }),
      createdAt: t.exposeString('createdAt'),
      billingEmail: t.exposeString('billingEmail', { nullable: true }),
      brand: t.field({ type: 'JSON', resolve: (info) => info.brand }),
      assumptions: t.field({ type: 'JSON', resolve: (info) => info.assumptions }),
      plan: t.field({ type: Plan, nullable: true, resolve: (info) => info.plan }),
      subscription: t.field({ type: Subscription, nullable: true, resolve: (info) => info.subscription }),
      usage: t.field({ type: Usage, resolve: (info) => info.usage }),
      calculatorIds: t.idList({ resolve: (info) => [...info.calculatorIds] }),
    }),
  });
  const Mine = builder.objectRef<MyTenant>('MyTenant').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subdomain: t.exposeString('subdomain'),
      customDomain: t.exposeString('customDomain', { nullable: true }),
      status: t.exposeString('status'),
      role: t.exposeString('role'),
      planName: t.exposeString('planName', { nullable: true }),
      trialEndsAt: t.exposeString('trialEndsAt', { nullable: true }),
      createdAt: t.exposeString('createdAt'),
    }),
  });
  const Page = pageRef(builder, 'MyTenantPage', Mine);
  builder.queryFields((t) => ({
    tenantInfo: t.field({
      type: Info,
      args: { tenant: t.arg.id() },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await tenantInfo(deps, principal, inputOf(z.strictObject({ tenant: z.optional(Id) }), given(args)))),
    }),
    myTenants: t.field({
      type: Page,
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(cutRows(await myTenants(deps, principal), listParametersOf(args), ownTenants)),
    }),
  }));
}
