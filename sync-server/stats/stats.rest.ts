import * as z from 'zod/mini';
import { type Stats, type TenantUsage, UsageOf } from '#contract/stats.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { readStats } from './read-stats.ts';
import { tenantUsage } from './tenant-usage.ts';

const exampleStats: Stats = {
  totalTenants: 12,
  monthlyRevenue: 637,
  ai: { totalCalls: 4210, callsThisMonth: 812 },
  users: 48,
  calculators: 310,
  changes: { totalTenants: 9.1, monthlyRevenue: 8.3, aiCalls: null, users: 4.3 },
  recentTenants: [
    {
      id: '019600aa-0000-7000-8000-000000000001',
      name: 'Northwind Advisors',
      subdomain: 'northwind',
      status: 'active',
      planName: 'Starter',
      createdAt: new Date('2026-01-15T09:00:00.000Z'),
    },
  ],
};
const exampleUsage: TenantUsage = {
  aiUsage: [
    {
      callsCount: 238,
      cost: '2.38',
      billingPeriodStart: new Date('2026-01-02T00:00:00.000Z'),
      billingPeriodEnd: new Date('2026-02-01T00:00:00.000Z'),
    },
  ],
  invoices: [
    {
      id: '019600aa-0000-7000-8000-0000000000e1',
      number: null,
      amount: '49.00',
      currency: 'usd',
      status: 'pending',
      dueDate: new Date('2026-01-16T00:00:00.000Z'),
      paidAt: null,
      createdAt: new Date('2026-01-01T00:00:00.000Z'),
    },
  ],
};

/** Figures: of the platform or the own tenants, and of one tenant's usage. */
export const statsCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/stats',
    operation: 'stats.read',
    summary: 'The figures of the dashboard: the platform’s for its owner, the own tenants’ for an administrator',
    example: exampleStats,
    input: z.strictObject({}),
    handler: ({ deps, principal }) => readStats(deps, principal),
  }),
  restEntry({
    method: 'GET',
    path: '/api/tenant/usage',
    operation: 'tenants.usage',
    summary: 'AI usage and invoices of a tenant, the newest first',
    example: exampleUsage,
    input: UsageOf,
    handler: ({ deps, principal }, input) => tenantUsage(deps, principal, input),
  }),
];
