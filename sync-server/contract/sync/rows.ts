import * as z from 'zod/mini';
import { CouponRow } from '#contract/money/coupon.ts';
import { PlanRow } from '#contract/money/plan.ts';
import { planRightNames } from '#contract/money/plan-right-names.ts';
import { LandingPageRow } from '#contract/pages/landing-page-fields.ts';
import { invitationStatuses } from '#contract/people/invitation-statuses.ts';
import { QuickAction } from '#contract/people/quick-actions.ts';
import { MemberRole, Role } from '#contract/people/roles.ts';
import { TenantSummaryRow, tenant } from '#contract/tenants/tenant.ts';
import { tenantSettings } from '#contract/tenants/tenant-settings.ts';
import { LanguageChoice } from '#contract/values/language-choice.ts';
import { named } from '#contract/values/named.ts';

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

/** A right that only a newer server knows is left out. */
const PlanRights = z.pipe(
  z.array(z.string()),
  z.transform((names) => planRightNames.filter((right) => names.includes(right))),
);

export const TenantRow = z.object({
  id: z.string(),
  ...tenant.memberShape,
  ...tenantSettings.memberShape,
  planName: z.nullable(z.string()),
  /** null: no limit. */
  calculatorLimit: z.nullable(z.number()),
  /** Rights of the plan as it was bought. Absent: not known, so no screen locks anything. */
  rights: z.optional(PlanRights),
});
export type TenantRow = z.infer<typeof TenantRow>;

export const TenantCalculatorRow = z.object({
  /** tenantId and calculatorId, joined by a colon. */
  id: z.string(),
  tenantId: z.string(),
  calculatorId: z.string(),
  isEnabled: z.boolean(),
  addedAt: z.string(),
});
export type TenantCalculatorRow = z.infer<typeof TenantCalculatorRow>;

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
