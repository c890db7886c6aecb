import * as z from 'zod/mini';
import { DateTime } from './date-time.ts';
import { EmailAddress } from './email-address.ts';
import { Id } from './id.ts';
import { ifMissing } from './if-missing.ts';
import { Moment } from './moment.ts';
import { described, named } from './named.ts';
import { oneLine } from './one-line.ts';
import { TenantStatus } from './roles.ts';
import { KeptSubdomain, Subdomain } from './subdomain.ts';

export const tenantTexts = {
  adminChanged: 'Tenant admin changed successfully',
  deletedWithUsers: 'Tenant and all associated users deleted successfully',
  deletedAndReassigned: 'Tenant deleted and users reassigned successfully',
  adminChangeFailed: 'Failed to change tenant admin',
  deleteFailed: 'Failed to delete tenant',
  reassignFailed: 'Failed to delete tenant and reassign users',
  restored: 'Tenant restored successfully',
  restoreFailed: 'Failed to restore tenant',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be 255 characters or less',
  unknownPlan: 'There is no such plan.',
  unknownTemplate: 'There is no such template.',
  unknownUser: 'There is no such user.',
  domainInvalid: 'Enter a domain name like calculators.example.com',
  domainTaken: 'This domain belongs to another tenant.',
  sameTenant: 'Choose another tenant than the one being deleted.',
  targetNotActive: 'Users can only move to a tenant that is active or on trial.',
  targetFull: (room: number, moving: number): string => `The other tenant has room for ${room} more users, and ${moving} would move.`,
  trialInPast: 'The trial must end in the future.',
  idTaken: 'There is such a tenant already.',
  notMember: 'The new admin must be a member of this tenant.',
  notActive: 'The new admin must be an active user.',
  notDeleted: 'This tenant is not deleted.',
  subdomainGone: 'The subdomain of this tenant is in use by another one.',
  changedMeanwhile: 'This tenant has just been changed by somebody else. Look again before you delete it.',
} as const;

/** Shown where a tenant's name is not known. */
export const unknownTenantName = 'Unknown Tenant';

/** Days of a trial that starts with a sign-up. */
export const trialDays = 14;

const Address = z.url();

export const DomainName = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(253, { error: tenantTexts.domainInvalid }),
  z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/, { error: tenantTexts.domainInvalid }),
  // A coded label (xn--) that decodes to nothing is no name that a browser could open.
  z.refine((domain) => Address.safeParse(`https://${domain}`).success, { error: tenantTexts.domainInvalid }),
);

export const TenantName = z
  .string(ifMissing(tenantTexts.nameRequired))
  .check(z.trim(), z.minLength(1, { error: tenantTexts.nameRequired }), z.maxLength(255, { error: tenantTexts.nameTooLong }), oneLine());

/** The body of the tenant form. A new tenant is active unless the form says otherwise. */
export const CreateTenant = z.strictObject({
  /** Made by the client, so that later commands can name the tenant before the server has seen it. */
  id: z.optional(Id),
  name: TenantName,
  subdomain: Subdomain,
  customDomain: z.optional(z.nullable(DomainName)),
  planId: z.optional(z.nullable(Id)),
  templateId: z.optional(z.nullable(Id)),
  status: z.optional(TenantStatus),
  trialEndsAt: z.optional(z.nullable(Moment)),
  billingEmail: z.optional(z.nullable(EmailAddress)),
});
export type CreateTenant = z.infer<typeof CreateTenant>;

/** Any part of the form; what is left out stays as it is. */
export const UpdateTenant = z.strictObject({
  id: Id,
  name: z.optional(TenantName),
  subdomain: z.optional(KeptSubdomain),
  customDomain: z.optional(z.nullable(DomainName)),
  planId: z.optional(z.nullable(Id)),
  templateId: z.optional(z.nullable(Id)),
  status: z.optional(TenantStatus),
  trialEndsAt: z.optional(z.nullable(Moment)),
  billingEmail: z.optional(z.nullable(EmailAddress)),
});
export type UpdateTenant = z.infer<typeof UpdateTenant>;

/** One entry of GET /api/admin/tenants. */
export const TenantHead = /* @__PURE__ */ named(
  'Tenant',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    subdomain: z.string(),
    customDomain: z.nullable(z.string()),
    ownerId: z.nullable(Id),
    ownerName: /* @__PURE__ */ described(
      'Name of the person who administers it, or the address where no name is known.',
      z.nullable(z.string()),
    ),
    planId: z.nullable(Id),
    planName: z.nullable(z.string()),
    templateId: z.nullable(Id),
    status: TenantStatus,
    trialEndsAt: z.nullable(DateTime),
    billingEmail: z.nullable(z.string()),
    userCount: z.int(),
    calculatorCount: z.int(),
    createdAt: DateTime,
  }),
  'A tenant as the platform owner administers it.',
);
export type TenantHead = z.output<typeof TenantHead>;

/** What a deletion did to the people of the tenant. */
export const DeletedTenant = /* @__PURE__ */ named(
  'DeletedTenant',
  /* @__PURE__ */ z.object({
    id: Id,
    deletedUsers: z.int(),
    keptUsers: /* @__PURE__ */ described('People who have another tenant, and platform owners.', z.int()),
    movedUsers: z.int(),
  }),
);
export type DeletedTenant = z.output<typeof DeletedTenant>;

export const TenantId = z.strictObject({ id: Id });
export type TenantId = z.infer<typeof TenantId>;

/** Counts of the records that a deletion would remove. */
export const DeletionLoss = /* @__PURE__ */ named(
  'DeletionLoss',
  /* @__PURE__ */ z.object({
    id: Id,
    deletedUsers: /* @__PURE__ */ described('People who have no other tenant, when nobody is moved.', z.int()),
    keptUsers: /* @__PURE__ */ described('Members who stay: people with another tenant, and platform owners.', z.int()),
    calculators: z.int(),
    pendingInvitations: z.int(),
    landingPages: z.int(),
  }),
);
export type DeletionLoss = z.output<typeof DeletionLoss>;

/** Days for which the subdomain of a tenant that left it is given to nobody else. */
export const releasedSubdomainDays = 90;
/** Days for which a deleted tenant is kept, sealed. */
export const tombstoneDays = 30;

export const ChangeTenantAdmin = z.strictObject({ id: Id, newAdminId: Id });
export type ChangeTenantAdmin = z.infer<typeof ChangeTenantAdmin>;
export const DeleteTenantWithUsers = z.strictObject({ id: Id });
export type DeleteTenantWithUsers = z.infer<typeof DeleteTenantWithUsers>;
export const DeleteTenantAndReassign = z.strictObject({ id: Id, targetTenantId: Id });
export type DeleteTenantAndReassign = z.infer<typeof DeleteTenantAndReassign>;

export const RestoreTenant = z.strictObject({ id: Id });
export type RestoreTenant = z.infer<typeof RestoreTenant>;

/** What came back with a restored tenant. */
export const RestoredTenant = /* @__PURE__ */ named(
  'RestoredTenant',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    subdomain: z.string(),
    restoredUsers: /* @__PURE__ */ described('People who had been deleted with it.', z.int()),
    memberships: z.int(),
    subscriptionEnded: /* @__PURE__ */ described('The subscription ended with the deletion, and has to be bought again.', z.boolean()),
  }),
);
export type RestoredTenant = z.output<typeof RestoredTenant>;

/** One entry of GET /api/admin/deleted-tenants. */
export const BuriedTenant = /* @__PURE__ */ named(
  'BuriedTenant',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    subdomain: z.string(),
    deletedAt: DateTime,
    purgeAfter: /* @__PURE__ */ named('DateTime', /* @__PURE__ */ DateTime.clone(), 'After this moment it cannot be restored.'),
  }),
);
export type BuriedTenant = z.output<typeof BuriedTenant>;

/** The steps of the delete wizard. `reassign` is only walked when users move to another tenant. */
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
