import * as z from 'zod/mini';
import { couponTypes } from '../billing/coupon-types.ts';
import { invitationStatuses } from '../people/invitation-statuses.ts';
import { QuickAction } from '../people/quick-actions.ts';
import { MemberRole, Role, TenantStatus } from '../people/roles.ts';
import { brandFonts, cornerRadii } from '../tenants/brand-choices.ts';
import { TenantSummary } from '../tenants/tenant-summary.ts';
import { Language, LanguageChoice } from '../values/language-choice.ts';
import { named } from '../values/named.ts';

/** The rows that replicate to devices, by kind. A device validates each before it stores it. */
export const CalculatorRow = named(
  'Calculator',
  z.object({
    id: named('ID', z.string()),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    suite: z.string(),
    icon: z.string(),
    isActive: z.boolean(),
    sortOrder: z.int(),
  }),
);
export type CalculatorRow = z.infer<typeof CalculatorRow>;

export const Brand = z.object({
  accent: z.optional(z.string()),
  headerColor: z.optional(z.string()),
  logoText: z.optional(z.string()),
  logoUrl: z.optional(z.string()),
  logoDarkUrl: z.optional(z.string()),
  // A choice that only a newer server offers counts as none.
  cornerRadius: z.catch(z.optional(z.enum(cornerRadii)), undefined),
  font: z.catch(z.optional(z.enum(brandFonts)), undefined),
  disclaimer: z.optional(z.string()),
  language: z.optional(Language),
});
export type Brand = z.infer<typeof Brand>;

/** The firm's defaults for inputs, by assumption. */
export const Assumptions = z.object({
  inflation: z.optional(z.number()),
  return: z.optional(z.number()),
  lifeExpectancy: z.optional(z.number()),
  figures: z.optional(z.string()),
  returnCap: z.optional(z.number()),
});
export type Assumptions = z.infer<typeof Assumptions>;

export const TenantRow = z.object({
  id: z.string(),
  name: z.string(),
  subdomain: z.string(),
  customDomain: z.nullable(z.string()),
  status: TenantStatus,
  trialEndsAt: z.nullable(z.string()),
  brand: Brand,
  planName: z.nullable(z.string()),
  /** null: no limit. */
  calculatorLimit: z.nullable(z.number()),
  assumptions: Assumptions,
  /** Days a device works offline; null or absent: the default term. */
  offlineDays: z.optional(z.nullable(z.number())),
  /** Days for which single visits are kept; null or absent: the default time. */
  visitDays: z.optional(z.nullable(z.number())),
  /** Absent in rows of devices that were copied before it existed. */
  embedding: z.optional(z.object({ origins: z.optional(z.array(z.string())), consent: z.optional(z.string()) })),
  createdAt: z.string(),
});
export type TenantRow = z.infer<typeof TenantRow>;

/**
 * A tenant in a platform owner's lists: the answer as it is sent. One that is not created yet lacks the fields that only the server knows.
 */
export const TenantSummaryRow = /* @__PURE__ */ z.looseObject({
  .../* @__PURE__ */ z.partial(TenantSummary).shape,
  id: z.string(),
  name: z.string(),
  subdomain: z.string(),
  status: TenantStatus,
  ownerId: z.optional(z.nullable(z.string())),
  planId: z.optional(z.nullable(z.string())),
  templateId: z.optional(z.nullable(z.string())),
  trialEndsAt: z.optional(z.nullable(z.string())),
  createdAt: z.optional(z.string()),
});
export type TenantSummaryRow = z.infer<typeof TenantSummaryRow>;

export const TenantCalculatorRow = z.object({
  /** tenantId and calculatorId, joined by a colon. */
  id: z.string(),
  tenantId: z.string(),
  calculatorId: z.string(),
  isEnabled: z.boolean(),
  addedAt: z.string(),
});
export type TenantCalculatorRow = z.infer<typeof TenantCalculatorRow>;

export const PlanRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  basePrice: z.string(),
  annualPrice: z.nullable(z.string()),
  annualDiscount: z.optional(z.nullable(z.number())),
  calculatorLimit: z.nullable(z.number()),
  aiCallsIncluded: z.number(),
  aiUnlimited: z.optional(z.boolean()),
  aiPricePerCall: z.optional(z.nullable(z.string())),
  maxUsers: z.optional(z.nullable(z.number())),
  customDomain: z.boolean(),
  whiteLabel: z.boolean(),
  prioritySupport: z.boolean(),
  isActive: z.boolean(),
  sortOrder: z.number(),
});
export type PlanRow = z.infer<typeof PlanRow>;

export const MeRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: Role,
  isActive: z.boolean(),
  memberships: z.array(z.object({ tenantId: z.string(), role: MemberRole })),
  quickActions: z.optional(z.array(QuickAction)),
  language: z.optional(LanguageChoice.shape.language),
});
export type MeRow = z.infer<typeof MeRow>;

/** A person in an administrator's lists: in a team's list with tenant and role, in the platform's list with every membership. */
export const UserRow = z.looseObject({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: Role,
  isActive: z.boolean(),
  lastLoginAt: z.nullable(z.string()),
  invitedAt: z.nullable(z.string()),
  createdAt: z.string(),
  tenantId: z.optional(z.string()),
  memberRole: z.optional(MemberRole),
  memberships: z.optional(z.array(z.object({ tenantId: z.string(), role: MemberRole }))),
});
export type UserRow = z.infer<typeof UserRow>;

/** An invitation. One that is not sent yet lacks the name of the tenant and the inviter. */
export const InvitationRow = z.looseObject({
  id: z.string(),
  email: z.string(),
  tenantId: z.string(),
  tenantName: z.optional(z.string()),
  invitedBy: z.optional(z.nullable(z.string())),
  role: MemberRole,
  status: z.enum(invitationStatuses),
  sentAt: z.nullable(z.string()),
  acceptedAt: z.nullable(z.string()),
  expiresAt: z.string(),
  resendCount: z.number(),
  lastSentAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type InvitationRow = z.infer<typeof InvitationRow>;

export const CouponRow = z.looseObject({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.enum(couponTypes),
  /** Per cent, dollars, or days, by type. */
  value: z.string(),
  freeTrialDays: z.nullable(z.number()),
  usageLimit: z.nullable(z.number()),
  usageCount: z.number(),
  isActive: z.boolean(),
  startsAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  applicablePlans: z.array(z.string()),
  createdAt: z.string(),
});
export type CouponRow = z.infer<typeof CouponRow>;

/** A landing page without its content. */
export const LandingPageRow = z.looseObject({
  id: z.string(),
  name: z.string(),
  isPublished: z.boolean(),
  publishedAt: z.nullable(z.string()),
  domain: z.nullable(z.string()),
  subdomain: z.nullable(z.string()),
  path: z.string(),
  revision: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type LandingPageRow = z.infer<typeof LandingPageRow>;

/** A row whose fields no screen reads through a schema yet. */
export const AdminRow = z.looseObject({ id: z.string() });
export type AdminRow = z.infer<typeof AdminRow>;

export const rowKinds = {
  calculator: CalculatorRow,
  plan: PlanRow,
  tenant: TenantRow,
  tenantCalculator: TenantCalculatorRow,
  me: MeRow,
  user: UserRow,
  invitation: InvitationRow,
  tenantHead: TenantSummaryRow,
  coupon: CouponRow,
  template: AdminRow,
  landingPage: LandingPageRow,
  invoice: AdminRow,
  aiUsage: AdminRow,
} as const;
export type RowKind = keyof typeof rowKinds;
export type RowOf<Kind extends RowKind> = z.infer<(typeof rowKinds)[Kind]>;
