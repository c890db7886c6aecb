import * as z from 'zod/mini';
import { Coupon } from '#contract/money/coupon.ts';
import { Plan } from '#contract/money/plan.ts';
import { Invitation } from '#contract/people/invitations.ts';
import { PlatformUser, TeamMember } from '#contract/people/users.ts';
import { type RowKind, rowKinds } from '#contract/sync/rows.ts';
import { TenantSummary } from '#contract/tenants/tenant.ts';

/** Rows as they would have been pulled, by kind. */
export type PulledRows = Readonly<Partial<Record<RowKind, readonly ({ readonly id: string } & Readonly<Record<string, unknown>>)[]>>>;

const memberships = z.array(z.object({ tenantId: z.string(), role: z.string() }));

const schemas: Readonly<Record<string, z.ZodMiniType<unknown>>> = {
  ...rowKinds,
  tenant: z.required(rowKinds.tenant),
  tenantHead: z.omit(TenantSummary, { userCount: true, calculatorCount: true }),
  user: z.extend(z.omit(PlatformUser, { memberships: true }), { memberships }),
  invitation: Invitation,
  coupon: Coupon,
  plan: Plan,
};
const memberOfTeam = z.omit(TeamMember, { invitationId: true });

/**
 * The schema of a row as the server sends it. The schemas of the device let fields be absent that a person's own unsent change cannot know,
 * or that an older server did not send. A person in a team's list has the tenant and the role there instead of every membership.
 */
export function pulledSchema(kind: string, row: object): z.ZodMiniType<unknown> {
  return kind === 'user' && 'memberRole' in row ? memberOfTeam : (schemas[kind] ?? z.never());
}
