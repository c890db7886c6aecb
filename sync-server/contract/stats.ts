import * as z from 'zod/mini';
import { Id } from './id.ts';
import type { TenantStatus } from './roles.ts';

/** The answer of GET /api/admin/stats. Figures are counted; a change without anything before it is null, shown as a dash. */
export interface Stats {
  readonly totalTenants: number;
  /** Dollars invoiced in the last 30 days, without void and uncollectible invoices. */
  readonly monthlyRevenue: number;
  /** Since the beginning, and in the last 30 days. */
  readonly ai: { readonly totalCalls: number; readonly callsThisMonth: number };
  readonly users: number;
  readonly calculators: number;
  /** Per cent against the 30 days before. */
  readonly changes: {
    readonly totalTenants: number | null;
    readonly monthlyRevenue: number | null;
    readonly aiCalls: number | null;
    readonly users: number | null;
  };
  /** The three newest. */
  readonly recentTenants: readonly RecentTenant[];
}

export interface RecentTenant {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly status: TenantStatus;
  readonly planName: string | null;
  readonly createdAt: Date;
}

/** Per cent from one figure to the next, to a tenth; null where there was nothing before. */
export function changePercent(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

export const UsageOf = z.strictObject({ tenant: z.optional(Id) });
export type UsageOf = z.infer<typeof UsageOf>;

/** The answer of GET /api/tenant/usage, the newest first. */
export interface TenantUsage {
  readonly aiUsage: readonly TenantAiUsage[];
  readonly invoices: readonly TenantInvoice[];
}

/** The AI calls of 30 days. The newest period ends with today (UTC) and is the one that screens call this month. */
export interface TenantAiUsage {
  readonly callsCount: number;
  /** Decimal text. */
  readonly cost: string;
  readonly billingPeriodStart: Date;
  readonly billingPeriodEnd: Date;
}

export interface TenantInvoice {
  readonly id: string;
  readonly number: string | null;
  /** Decimal text with two places. */
  readonly amount: string;
  readonly currency: string;
  readonly status: 'pending' | 'paid' | 'void' | 'uncollectible';
  readonly dueDate: Date | null;
  readonly paidAt: Date | null;
  readonly createdAt: Date;
}
