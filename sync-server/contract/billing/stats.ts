import * as z from 'zod/mini';
import { TenantStatus } from '../people/roles.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { described, named } from '../values/named.ts';

/** A tenant in the dashboard's list of the newest ones. */
export const RecentTenant = /* @__PURE__ */ named(
  'RecentTenant',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    subdomain: z.string(),
    status: TenantStatus,
    planName: z.nullable(z.string()),
    createdAt: DateTime,
  }),
);
export type RecentTenant = z.output<typeof RecentTenant>;

const AiStats = /* @__PURE__ */ named(
  'AiStats',
  /* @__PURE__ */ z.object({ totalCalls: z.int(), callsThisMonth: /* @__PURE__ */ described('In the last 30 days.', z.int()) }),
);

const percentChange = z.nullable(z.number());
const StatsChanges = /* @__PURE__ */ named(
  'StatsChanges',
  /* @__PURE__ */ z.object({
    totalTenants: percentChange,
    monthlyRevenue: percentChange,
    aiCalls: percentChange,
    users: percentChange,
  }),
  'Per cent against the 30 days before; absent where there was nothing before.',
);

/** The dashboard's figures are counted from the data. Void and uncollectible invoices are no revenue. */
export const Stats = /* @__PURE__ */ named(
  'Stats',
  /* @__PURE__ */ z.object({
    totalTenants: z.int(),
    monthlyRevenue: /* @__PURE__ */ described('Dollars invoiced in the last 30 days.', z.number()),
    ai: AiStats,
    users: z.int(),
    calculators: z.int(),
    changes: StatsChanges,
    recentTenants: /* @__PURE__ */ described('The three newest.', z.array(RecentTenant)),
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
export const TenantAiUsage = /* @__PURE__ */ named(
  'TenantAiUsage',
  /* @__PURE__ */ z.object({
    callsCount: z.int(),
    cost: /* @__PURE__ */ described('Decimal text.', z.string()),
    billingPeriodStart: DateTime,
    billingPeriodEnd: DateTime,
  }),
);
export type TenantAiUsage = z.output<typeof TenantAiUsage>;

const TenantInvoice = /* @__PURE__ */ named(
  'TenantInvoice',
  /* @__PURE__ */ z.object({
    id: Id,
    number: z.nullable(z.string()),
    amount: /* @__PURE__ */ described('Decimal text with two places.', z.string()),
    currency: z.string(),
    status: z.enum(['pending', 'paid', 'void', 'uncollectible']),
    dueDate: z.nullable(DateTime),
    paidAt: z.nullable(DateTime),
    createdAt: DateTime,
  }),
);

/** The newest first. */
export const TenantUsage = /* @__PURE__ */ named(
  'TenantUsage',
  /* @__PURE__ */ z.object({ aiUsage: z.array(TenantAiUsage), invoices: z.array(TenantInvoice) }),
);
export type TenantUsage = z.output<typeof TenantUsage>;
