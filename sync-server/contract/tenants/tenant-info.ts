import * as z from 'zod/mini';
import { MemberRole, TenantStatus } from '../people/roles.ts';
import { Assumptions, Brand } from '../sync/rows.ts';
import { Id } from '../values/id.ts';
import { described, named } from '../values/named.ts';

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

const TenantPlan = /* @__PURE__ */ named(
  'TenantPlan',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    basePrice: z.string(),
    annualPrice: z.nullable(z.string()),
    calculatorLimit: /* @__PURE__ */ described('Absent: the plan has no limit.', z.nullable(z.int())),
    aiCallsIncluded: z.int(),
  }),
);

const TenantSubscription = /* @__PURE__ */ named(
  'TenantSubscription',
  /* @__PURE__ */ z.object({
    status: z.string(),
    currentPeriodEnd: z.nullable(z.iso.datetime()),
    cancelAtPeriodEnd: z.boolean(),
    resumesAt: z.nullable(z.iso.datetime()),
    price: /* @__PURE__ */ described('Decimal text, dollars a month, as it was bought.', z.nullable(z.string())),
    yearlyPrice: /* @__PURE__ */ described(
      'Decimal text, dollars a year. Absent: it is paid by the month.',
      z.optional(z.nullable(z.string())),
    ),
    pendingPlanName: /* @__PURE__ */ described('The plan from the next period on.', z.nullable(z.string())),
  }),
);

const TenantFigures = /* @__PURE__ */ named(
  'TenantFigures',
  /* @__PURE__ */ z.object({
    activeUsers: z.int(),
    calculators: z.int(),
    aiCallsThisMonth: /* @__PURE__ */ described('AI calls of the last 30 days, today (UTC) among them.', z.int()),
  }),
);

/** The answer of GET /api/tenant/info. All figures are real counts. */
export const TenantInfo = /* @__PURE__ */ named(
  'TenantInfo',
  /* @__PURE__ */ z.object({
    ...profile,
    billingEmail: /* @__PURE__ */ described('For administrators; absent for plain users.', z.nullable(z.string())),
    brand: /* @__PURE__ */ named('JSON', /* @__PURE__ */ Brand.clone()),
    assumptions: /* @__PURE__ */ named('JSON', /* @__PURE__ */ Assumptions.clone()),
    plan: z.nullable(TenantPlan),
    subscription: z.nullable(TenantSubscription),
    usage: TenantFigures,
    calculatorIds: /* @__PURE__ */ described(
      'The calculators that its people see: at most as many as the plan allows.',
      z.array(/* @__PURE__ */ named('ID', z.string())),
    ),
  }),
);
export type TenantInfo = z.output<typeof TenantInfo>;

/** One entry of GET /api/tenants/my-tenants, the newest tenant first. */
export const MyTenant = /* @__PURE__ */ named(
  'MyTenant',
  /* @__PURE__ */ z.object({ ...profile, role: MemberRole, planName: z.nullable(z.string()) }),
);
export type MyTenant = z.output<typeof MyTenant>;
