import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import type { TenantStatus } from '#contract/people/roles.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { described, named } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';

export const tenantTexts = {
  adminChanged: t('Tenant admin changed successfully'),
  deletedWithUsers: t('Tenant and all associated users deleted successfully'),
  deletedAndReassigned: t('Tenant deleted and users reassigned successfully'),
  adminChangeFailed: t('Failed to change tenant admin'),
  deleteFailed: t('Failed to delete tenant'),
  reassignFailed: t('Failed to delete tenant and reassign users'),
  restored: t('Tenant restored successfully'),
  restoreFailed: t('Failed to restore tenant'),
  nameRequired: t('Name is required'),
  nameTooLong: t('Name must be 255 characters or less'),
  unknownPlan: t('There is no such plan.'),
  unknownTemplate: t('There is no such template.'),
  unknownUser: t('There is no such user.'),
  domainInvalid: t('Enter a domain name like calculators.example.com'),
  domainTaken: t('This domain belongs to another tenant.'),
  sameTenant: t('Choose another tenant than the one being deleted.'),
  targetNotActive: t('Users can only move to a tenant that is active or on trial.'),
  targetFull: (room: number, moving: number): string =>
    t('The other tenant has room for {room} more users, and {moving} would move.', { room, moving }),
  trialInPast: t('The trial must end in the future.'),
  idTaken: t('There is such a tenant already.'),
  notMember: t('The new admin must be a member of this tenant.'),
  notActive: t('The new admin must be an active user.'),
  notDeleted: t('This tenant is not deleted.'),
  subdomainGone: t('The subdomain of this tenant is in use by another one.'),
  changedMeanwhile: t('This tenant has just been changed by somebody else. Look again before you delete it.'),
} as const;

export const tenantStatusNames: Readonly<Record<TenantStatus, string>> = {
  active: t('Active'),
  trial: t('Trial'),
  suspended: t('Suspended'),
  cancelled: t('Cancelled'),
};

/** The name shown for a tenant that no longer exists, or that this device does not know. */
export const unknownTenantName = t('Unknown Tenant');

/** Days of a trial that starts with a sign-up. */
export const trialDays = 14;

const Address = z.url();

export const DomainName = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(253, { error: tenantTexts.domainInvalid }),
  z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/, { error: tenantTexts.domainInvalid }),
  // A coded label (xn--) that decodes to nothing is not a name that a browser could open.
  z.refine((domain) => Address.safeParse(`https://${domain}`).success, { error: tenantTexts.domainInvalid }),
);

export const TenantName = z
  .string(ifMissing(tenantTexts.nameRequired))
  .check(z.trim(), z.minLength(1, { error: tenantTexts.nameRequired }), z.maxLength(255, { error: tenantTexts.nameTooLong }), oneLine());

/** The effects of a deletion on the members of the tenant. */
export const DeletedTenant = named(
  'DeletedTenant',
  z.object({
    id: Id,
    deletedUsers: z.int(),
    keptUsers: described('People who have another tenant, and platform owners.', z.int()),
    movedUsers: z.int(),
  }),
);
export type DeletedTenant = z.output<typeof DeletedTenant>;

const nameReasonRequired = t('A reason is required');

export const TenantId = z.strictObject({ id: Id });
export type TenantId = z.infer<typeof TenantId>;

export const ApproveFirmName = TenantId;
export const RefuseFirmName = z.strictObject({
  id: Id,
  reason: z.string(ifMissing(nameReasonRequired)).check(
    z.maxLength(500),
    z.refine((reason) => reason.trim() !== '', { error: nameReasonRequired }),
  ),
});

/** Counts of the records that a deletion would remove. */
export const DeletionLoss = named(
  'DeletionLoss',
  z.object({
    id: Id,
    deletedUsers: described('People who have no other tenant, when nobody is moved.', z.int()),
    keptUsers: described('Members who stay: people with another tenant, and platform owners.', z.int()),
    calculators: z.int(),
    pendingInvitations: z.int(),
    landingPages: z.int(),
  }),
);
export type DeletionLoss = z.output<typeof DeletionLoss>;

/** Days for which a subdomain that its tenant gave up is reserved. */
export const releasedSubdomainDays = 90;
/** Days for which a deleted tenant is kept, encrypted. */
export const tombstoneDays = 30;

export const ChangeTenantAdmin = z.strictObject({ id: Id, newAdminId: Id });
export type ChangeTenantAdmin = z.infer<typeof ChangeTenantAdmin>;
export const DeleteTenantWithUsers = z.strictObject({ id: Id });
export type DeleteTenantWithUsers = z.infer<typeof DeleteTenantWithUsers>;
export const DeleteTenantAndReassign = z.strictObject({ id: Id, targetTenantId: Id });
export type DeleteTenantAndReassign = z.infer<typeof DeleteTenantAndReassign>;

export const RestoreTenant = z.strictObject({ id: Id });
export type RestoreTenant = z.infer<typeof RestoreTenant>;

/** Counts of the rows of a restored tenant. */
export const RestoredTenant = named(
  'RestoredTenant',
  z.object({
    id: Id,
    name: z.string(),
    subdomain: z.string(),
    restoredUsers: described('People who had been deleted with it.', z.int()),
    memberships: z.int(),
    subscriptionEnded: described('The subscription ended with the deletion, and has to be bought again.', z.boolean()),
  }),
);
export type RestoredTenant = z.output<typeof RestoredTenant>;

/** One entry of GET /api/admin/deleted-tenants. */
export const BuriedTenant = named(
  'BuriedTenant',
  z.object({
    id: Id,
    name: z.string(),
    subdomain: z.string(),
    deletedAt: DateTime,
    purgeAfter: named('DateTime', DateTime.clone(), 'After this moment it cannot be restored.'),
  }),
);
export type BuriedTenant = z.output<typeof BuriedTenant>;

/** The steps of the delete wizard. `reassign` occurs only if users move to another tenant. */
export const deleteSteps = ['confirm', 'choose-action', 'reassign', 'final'] as const;
export type DeleteStep = (typeof deleteSteps)[number];
export const deleteActions = ['delete-users', 'reassign-users'] as const;
export type DeleteAction = (typeof deleteActions)[number];

export function nextDeleteStep(step: DeleteStep, action: DeleteAction): DeleteStep | 'execute' {
  switch (step) {
    case 'confirm':
      return 'choose-action';
    case 'choose-action':
      return action === 'reassign-users' ? 'reassign' : 'final';
    case 'reassign':
      return 'final';
    case 'final':
      return 'execute';
  }
}

export function previousDeleteStep(step: DeleteStep, action: DeleteAction): DeleteStep {
  switch (step) {
    case 'confirm':
    case 'choose-action':
      return 'confirm';
    case 'reassign':
      return 'choose-action';
    case 'final':
      return action === 'reassign-users' ? 'reassign' : 'choose-action';
  }
}
