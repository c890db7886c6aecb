import { type RecentTenant, type Stats, type TenantAiUsage, type TenantInvoice, type TenantUsage, UsageOf } from '#contract/stats.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { given, inputOf } from '#server/graphql/input-of.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { readStats } from './read-stats.ts';
import { tenantUsage } from './tenant-usage.ts';

export function defineStatsFields(builder: Builder): void {
  const [figures, usage] = [defineStats(builder), defineUsage(builder)];
  builder.queryFields((t) => ({
    stats: t.field({
      type: figures,
      description: 'The figures of the dashboard: the platform’s for its owner, the own tenants’ for an administrator.',
      resolve: async (_root, _args, { deps, principal }) => unwrap(await readStats(deps, principal)),
    }),
    tenantUsage: t.field({
      type: usage,
      description: 'AI usage and invoices of a tenant, the newest first; of the newest own one where none is named.',
      args: { tenant: t.arg.id() },
      resolve: async (_root, args, { deps, principal }) => unwrap(await tenantUsage(deps, principal, inputOf(UsageOf, given(args)))),
    }),
  }));
}

function defineStats(builder: Builder) {
  const Ai = builder.objectRef<Stats['ai']>('AiStats').implement({
    fields: (t) => ({
      totalCalls: t.exposeInt('totalCalls'),
      callsThisMonth: t.exposeInt('callsThisMonth', { description: 'In the last 30 days.' }),
    }),
  });
  const Growth = builder.objectRef<Stats['changes']>('StatsChanges').implement({
    description: 'Per cent against the 30 days before; absent where there was nothing before.',
    fields: (t) => ({
      totalTenants: t.exposeFloat('totalTenants', { nullable: true }),
      monthlyRevenue: t.exposeFloat('monthlyRevenue', { nullable: true }),
      aiCalls: t.exposeFloat('aiCalls', { nullable: true }),
      users: t.exposeFloat('users', { nullable: true }),
    }),
  });
  const Recent = builder.objectRef<RecentTenant>('RecentTenant').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      subdomain: t.exposeString('subdomain'),
      status: t.exposeString('status'),
      planName: t.exposeString('planName', { nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  return builder.objectRef<Stats>('Stats').implement({
    fields: (t) => ({
      totalTenants: t.exposeInt('totalTenants'),
      monthlyRevenue: t.exposeFloat('monthlyRevenue', { description: 'Dollars invoiced in the last 30 days.' }),
      ai: t.field({ type: Ai, resolve: (stats) => stats.ai }),
      users: t.exposeInt('users'),
      calculators: t.exposeInt('calculators'),
      changes: t.field({ type: Growth, resolve: (stats) => stats.changes }),
      recentTenants: t.field({ type: [Recent], description: 'The three newest.', resolve: (stats) => stats.recentTenants }),
    }),
  });
}

function defineUsage(builder: Builder) {
  const AiUsage = builder.objectRef<TenantAiUsage>('TenantAiUsage').implement({
    fields: (t) => ({
      callsCount: t.exposeInt('callsCount'),
      cost: t.exposeString('cost'),
      billingPeriodStart: t.expose('billingPeriodStart', { type: 'DateTime' }),
      billingPeriodEnd: t.expose('billingPeriodEnd', { type: 'DateTime' }),
    }),
  });
  const Invoice = builder.objectRef<TenantInvoice>('TenantInvoice').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number', { nullable: true }),
      amount: t.exposeString('amount'),
      currency: t.exposeString('currency'),
      status: t.exposeString('status'),
      dueDate: t.expose('dueDate', { type: 'DateTime', nullable: true }),
      paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  return builder.objectRef<TenantUsage>('TenantUsage').implement({
    fields: (t) => ({
      aiUsage: t.field({ type: [AiUsage], resolve: (usage) => usage.aiUsage }),
      invoices: t.field({ type: [Invoice], resolve: (usage) => usage.invoices }),
    }),
  });
}
