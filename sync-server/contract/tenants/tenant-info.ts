import * as z from 'zod/mini';
import { planRightNames } from '#contract/money/plan-right-names.ts';
import { MemberRole, TenantStatus } from '#contract/people/roles.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { Assumptions } from './tenant-assumptions.ts';
import { Brand } from './tenant-brand.ts';

/** A tenant by its id; without an id the caller's most recently created tenant. */
export const TenantNamed = z.strictObject({ tenant: z.optional(Id) });

const profile = {
  id: Id,
  name: z.string(),
  subdomain: z.string(),
  customDomain: z.nullable(z.string()),
  status: TenantStatus,
  trialEndsAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
};

const TenantPlan = named(
  'TenantPlan',
  z.object({
    id: Id,
    name: z.string(),
    basePrice: z.string(),
    annualPrice: z.nullable(z.string()),
    calculatorLimit: described('Absent: the plan has no limit.', z.nullable(z.int())),
    aiCallsIncluded: z.int(),
  }),
);

const TenantSubscription = named(
  'TenantSubscription',
  z.object({
    status: z.string(),
    currentPeriodEnd: z.nullable(z.iso.datetime()),
    cancelAtPeriodEnd: z.boolean(),
    resumesAt: z.nullable(z.iso.datetime()),
    price: described('Decimal text, dollars a month, as it was bought.', z.nullable(z.string())),
    yearlyPrice: described('Decimal text, dollars a year. Absent: it is paid by the month.', z.optional(z.nullable(z.string()))),
    pendingPlanName: described('The plan from the next period on.', z.nullable(z.string())),
  }),
);

const TenantFigures = named(
  'TenantFigures',
  z.object({
    activeUsers: z.int(),
    calculators: z.int(),
    aiCallsThisMonth: described('AI calls of the last 30 days, today (UTC) among them.', z.int()),
  }),
);

/** The answer of GET /api/tenant/info. All figures are real counts. */
export const TenantInfo = named(
  'TenantInfo',
  z.object({
    ...profile,
    billingEmail: described('For administrators; absent for plain users.', z.nullable(z.string())),
    brand: named('JSON', Brand.clone()),
    assumptions: named('JSON', Assumptions.clone()),
    plan: z.nullable(TenantPlan),
    subscription: z.nullable(TenantSubscription),
    rights: described('What the plan includes, as it was bought.', z.array(z.enum(planRightNames))),
    usage: TenantFigures,
    calculatorIds: described('The calculators that its people see: at most as many as the plan allows.', z.array(named('ID', z.string()))),
  }),
);
export type TenantInfo = z.output<typeof TenantInfo>;

/** One entry of GET /api/tenants/my-tenants, the newest tenant first. */
export const MyTenant = named('MyTenant', z.object({ ...profile, role: MemberRole, planName: z.nullable(z.string()) }));
export type MyTenant = z.output<typeof MyTenant>;
