import { TenantCalculator } from '#contract/calculators/calculators.ts';
import { BookedInvoice, BookedSubscription } from '#contract/money/billing.ts';
import { Plan } from '#contract/money/plan.ts';
import { Invitation } from '#contract/people/invitations.ts';
import { PlatformUser, TeamMember, TenantUser } from '#contract/people/users.ts';
import { TenantSummary } from '#contract/tenants/tenant.ts';
import { MyTenant } from '#contract/tenants/tenant-info.ts';
import { calculatorsOfEach } from '#server/calculators/selection/list-tenant-calculators.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineRelation } from '#server/core/operations/define-relation.ts';
import { invoicesOfEach } from '#server/money/billing/invoices/list-invoices.ts';
import { subscriptionsById } from '#server/money/billing/reports/read-subscriptions.ts';
import { plansById } from '#server/money/plans/list-plans.ts';
import { invitationsOfEach } from '#server/people/invitations/list-invitations.ts';
import { teamOfEach } from '#server/people/users/list-team.ts';
import { membersOfEach } from '#server/people/users/list-tenant-users.ts';
import { usersById } from '#server/people/users/list-users.ts';
import { tenantsById } from './list-tenants.ts';

/** From a tenant in the platform owner's list. */
const ofTenant = { of: TenantSummary, key: 'id' } as const;
/** From a tenant of one's own. */
const ofMyTenant = { of: MyTenant, key: 'id', isOfTenant: true } as const;
/** To a tenant in the platform owner's list. */
const toTenant = { field: 'tenant', name: 'tenants.list', summary: 'Its tenant', key: 'tenantId', row: TenantSummary } as const;

/** The relations from a tenant and to one. */
export const tenantRelations = [
  defineRelation({ of: TenantSummary, field: 'plan', name: 'plans.list', summary: 'Its plan', key: 'planId', row: Plan, rows: plansById }),
  defineRelation({
    ...ofTenant,
    ...{ field: 'users', name: 'users.tenantUsers', summary: 'Its members', row: TenantUser },
    pages: membersOfEach,
  }),
  defineRelation({
    ...ofTenant,
    ...{ field: 'invitations', name: 'invitations.list', summary: 'Its invitations, the newest first', row: Invitation },
    pages: invitationsOfEach,
  }),
  defineRelation({
    ...ofTenant,
    ...{ field: 'invoices', name: 'billing.platform', summary: 'Its invoices and credit notes, the newest first', row: BookedInvoice },
    pages: invoicesOfEach,
  }),
  defineRelation({
    ...ofTenant,
    ...{ field: 'subscription', name: 'billing.platform', summary: 'Its subscription', row: BookedSubscription },
    rows: subscriptionsById,
  }),
  defineRelation({
    ...ofMyTenant,
    ...{ field: 'plan', name: 'plans.list', summary: 'Its plan, while it is offered', row: Plan },
    rows: plansOfTenants,
  }),
  defineRelation({
    ...ofMyTenant,
    ...{ field: 'team', name: 'users.team', summary: 'Its team, invited people included', row: TeamMember },
    pages: teamOfEach,
  }),
  defineRelation({
    ...ofMyTenant,
    ...{ field: 'calculators', name: 'calculators.ofTenant', summary: 'The calculators that it uses', row: TenantCalculator },
    pages: calculatorsOfEach,
  }),
  defineRelation({ ...toTenant, of: Invitation, rows: tenantsById }),
  defineRelation({ ...toTenant, of: BookedInvoice, rows: tenantsById }),
  defineRelation({
    of: Invitation,
    ...{ field: 'inviter', name: 'users.list', summary: 'The person who invited', key: 'invitedBy', row: PlatformUser },
    rows: usersById,
  }),
];

/** The plans of the caller's tenants, by tenant. */
async function plansOfTenants(reading: Reading, tenantIds: readonly string[]): Promise<ReadonlyMap<string, Plan>> {
  const { deps, caller } = reading;
  const where = { id: { in: [...tenantIds] } };
  const tenants = await deps.db.reading(scopeOf(caller), (tx) => tx.tenant.findMany({ where, select: { id: true, planId: true } }));
  const plans = await plansById(
    reading,
    tenants.flatMap(({ planId }) => planId ?? []),
  );
  const found = tenants.map(({ id, planId }) => [id, plans.get(planId ?? '')] as const);
  return new Map(found.flatMap(([id, plan]) => (plan === undefined ? [] : [[id, plan]])));
}
