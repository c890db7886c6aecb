import * as z from 'zod/mini';
import { named } from './named.ts';
import { MemberRole, Role, TenantStatus } from './roles.ts';

/** The rows that replicate down, by kind. A device validates each before it stores it. */
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
  logoText: z.optional(z.string()),
  logoUrl: z.optional(z.string()),
  disclaimer: z.optional(z.string()),
});
export type Brand = z.infer<typeof Brand>;

/** Defaults of the firm for inputs, by the assumption they carry. */
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
  createdAt: z.string(),
});
export type TenantRow = z.infer<typeof TenantRow>;

/** A tenant in a platform owner's lists. */
export const TenantHeadRow = z.looseObject({ id: z.string(), name: z.string(), subdomain: z.string(), status: TenantStatus });
export type TenantHeadRow = z.infer<typeof TenantHeadRow>;

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
});
export type MeRow = z.infer<typeof MeRow>;

/** Everything an administration screen lists, in one collection with a kind: the browser opens few collections. */
export const AdminRow = z.looseObject({ id: z.string() });
export type AdminRow = z.infer<typeof AdminRow>;

export const rowKinds = {
  calculator: CalculatorRow,
  plan: PlanRow,
  tenant: TenantRow,
  tenantCalculator: TenantCalculatorRow,
  me: MeRow,
  user: AdminRow,
  invitation: AdminRow,
  tenantHead: TenantHeadRow,
  coupon: AdminRow,
  template: AdminRow,
  landingPage: AdminRow,
  invoice: AdminRow,
  aiUsage: AdminRow,
} as const;
export type RowKind = keyof typeof rowKinds;
