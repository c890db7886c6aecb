import type * as z from 'zod/mini';
import type { Coupon } from '#contract/money/coupon.ts';
import type { Plan } from '#contract/money/plan.ts';
import type { Invitation } from '#contract/people/invitations.ts';
import type { PlatformUser, TeamMember } from '#contract/people/users.ts';
import type { TenantSummary } from '#contract/tenants/tenant.ts';
import * as examples from './answer-examples.gen.ts';

/** Rows as the server sends them to devices: the example of the declared call, with these fields instead. */
type TenantSent = Omit<z.input<typeof TenantSummary>, 'userCount' | 'calculatorCount'>;
type MemberSent = Omit<z.input<typeof TeamMember>, 'invitationId'>;
type PersonSent = Omit<z.input<typeof PlatformUser>, 'memberships'> & {
  readonly memberships: readonly { readonly tenantId: string; readonly role: string }[];
};

const { userCount: _users, calculatorCount: _calculators, ...tenantExample } = examples.listTenants;
const { invitationId: _invitation, ...memberExample } = examples.listTeam;

export function sentTenant(about: Partial<TenantSent>): TenantSent {
  return { ...tenantExample, planId: null, planName: null, billingEmail: null, ...about };
}

export function sentPerson(about: Partial<PersonSent>): PersonSent {
  return { ...examples.listUsers, memberships: [], ...about };
}

export function sentMember(about: Partial<MemberSent>): MemberSent {
  return { ...memberExample, ...about };
}

export function sentPlan(about: Partial<z.input<typeof Plan>>): z.input<typeof Plan> {
  return { ...examples.listPlans, description: null, ...about };
}

export function sentCoupon(about: Partial<z.input<typeof Coupon>>): z.input<typeof Coupon> {
  return { ...examples.listCoupons, applicablePlans: [], ...about };
}

export function sentInvitation(about: Partial<z.input<typeof Invitation>>): z.input<typeof Invitation> {
  return { ...examples.listInvitations, ...about };
}
