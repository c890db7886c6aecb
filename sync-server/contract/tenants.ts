import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { Id } from './id.ts';
import { ifMissing } from './if-missing.ts';
import { Moment } from './moment.ts';
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

const TenantName = z
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
export interface TenantHead {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly customDomain: string | null;
  readonly ownerId: string | null;
  /** Name of the person who administers it, or the address where no name is known. */
  readonly ownerName: string | null;
  readonly planId: string | null;
  readonly planName: string | null;
  readonly templateId: string | null;
  readonly status: TenantStatus;
  readonly trialEndsAt: Date | null;
  readonly billingEmail: string | null;
  readonly userCount: number;
  readonly calculatorCount: number;
  readonly createdAt: Date;
}

/** What a deletion did to the people of the tenant. */
export interface DeletedTenant {
  readonly id: string;
  readonly deletedUsers: number;
  /** People who have another tenant, and platform owners. */
  readonly keptUsers: number;
  readonly movedUsers: number;
}

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
export interface RestoredTenant {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  /** People who had been deleted with it. */
  readonly restoredUsers: number;
  readonly memberships: number;
  /** The subscription ended with the deletion, and has to be bought again. */
  readonly subscriptionEnded: boolean;
}

/** One entry of GET /api/admin/deleted-tenants. */
export interface BuriedTenant {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly deletedAt: Date;
  /** After this moment it cannot be restored. */
  readonly purgeAfter: Date;
}

/** The steps of the delete wizard. `reassign` is only walked when users move to another tenant. */
export const deleteSteps = ['confirm', 'choose-action', 'reassign', 'final'] as const;
export type DeleteStep = (typeof deleteSteps)[number];
export type DeleteAction = 'delete-users' | 'reassign-users';

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
