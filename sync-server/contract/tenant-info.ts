import type { MemberRole, TenantStatus } from './roles.ts';
import type { Assumptions, Brand } from './rows.ts';

/** The answer of GET /api/tenant/info. Figures are counted, never made up. */
export interface TenantInfo {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly customDomain: string | null;
  readonly status: TenantStatus;
  readonly trialEndsAt: string | null;
  readonly createdAt: string;
  /** For administrators; null for plain users. */
  readonly billingEmail: string | null;
  readonly brand: Brand;
  readonly assumptions: Assumptions;
  readonly plan: TenantInfoPlan | null;
  readonly subscription: TenantInfoSubscription | null;
  readonly usage: TenantInfoUsage;
  /** The calculators that its people see: at most as many as the plan allows. */
  readonly calculatorIds: readonly string[];
}

export interface TenantInfoPlan {
  readonly id: string;
  readonly name: string;
  readonly basePrice: string;
  readonly annualPrice: string | null;
  /** null: no limit. */
  readonly calculatorLimit: number | null;
  readonly aiCallsIncluded: number;
}

export interface TenantInfoSubscription {
  readonly status: string;
  readonly currentPeriodEnd: string | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly resumesAt: string | null;
}

export interface TenantInfoUsage {
  readonly activeUsers: number;
  readonly calculators: number;
  /** AI calls of the last 30 days, today (UTC) among them. */
  readonly aiCallsThisMonth: number;
}

/** One entry of GET /api/tenants/my-tenants, the newest tenant first. */
export interface MyTenant {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly customDomain: string | null;
  readonly status: TenantStatus;
  readonly role: MemberRole;
  readonly planName: string | null;
  readonly trialEndsAt: string | null;
  readonly createdAt: string;
}
