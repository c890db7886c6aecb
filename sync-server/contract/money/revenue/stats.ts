import * as z from 'zod/mini';
import { InvoiceStatus } from '#contract/money/invoice-status.ts';
import { TenantStatus } from '#contract/people/roles.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

/** A tenant in the dashboard's list of the newest ones. */
export const RecentTenant = named(
  'RecentTenant',
  z.object({
    id: Id,
    name: z.string(),
    subdomain: z.string(),
    status: TenantStatus,
    planName: z.nullable(z.string()),
    createdAt: DateTime,
  }),
);
export type RecentTenant = z.output<typeof RecentTenant>;

const AiStats = named('AiStats', z.object({ totalCalls: z.int(), callsThisMonth: described('In the last 30 days.', z.int()) }));

const percentChange = z.nullable(z.number());
const StatsChanges = named(
  'StatsChanges',
  z.object({
    totalTenants: percentChange,
    monthlyRevenue: percentChange,
    aiCalls: percentChange,
    users: percentChange,
  }),
  'Per cent against the 30 days before; absent where there was nothing before.',
);

/** The dashboard's figures are counted from the data. Void and uncollectible invoices are no revenue. */
export const Stats = named(
  'Stats',
  z.object({
    totalTenants: z.int(),
    monthlyRevenue: described('Dollars invoiced in the last 30 days.', z.number()),
    ai: AiStats,
    users: z.int(),
    calculators: z.int(),
    changes: StatsChanges,
    recentTenants: described('The three newest.', z.array(RecentTenant)),
  }),
);
export type Stats = z.output<typeof Stats>;

/** Change from one figure to the next in per cent, to a tenth; null if the first figure is 0. */
export function changePercent(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

export const UsageOf = z.strictObject({ tenant: z.optional(Id) });
export type UsageOf = z.infer<typeof UsageOf>;

/** The AI calls of a 30-day period. The newest period ends with today (UTC); screens call it this month. */
export const TenantAiUsage = named(
  'TenantAiUsage',
  z.object({
    callsCount: z.int(),
    cost: described('Decimal text.', z.string()),
    billingPeriodStart: DateTime,
    billingPeriodEnd: DateTime,
  }),
);
export type TenantAiUsage = z.output<typeof TenantAiUsage>;

const TenantInvoice = named(
  'TenantInvoice',
  z.object({
    id: Id,
    number: z.nullable(z.string()),
    amount: described('Decimal text with two places.', z.string()),
    currency: z.string(),
    status: InvoiceStatus,
    dueDate: z.nullable(DateTime),
    paidAt: z.nullable(DateTime),
    createdAt: DateTime,
  }),
);

/** The newest first. */
export const TenantUsage = named('TenantUsage', z.object({ aiUsage: z.array(TenantAiUsage), invoices: z.array(TenantInvoice) }));
export type TenantUsage = z.output<typeof TenantUsage>;
