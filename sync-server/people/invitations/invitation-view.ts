import { type Invitation, statusAt } from '#contract/people/invitations.ts';
import { unknownTenantName } from '#contract/tenants/tenants.ts';

/** Columns of an invitation that may leave the server. The token's hash is not among them. */
export const viewed = {
  id: true,
  email: true,
  tenantId: true,
  invitedBy: true,
  role: true,
  status: true,
  sentAt: true,
  acceptedAt: true,
  expiresAt: true,
  resendCount: true,
  lastSentAt: true,
  createdAt: true,
} as const;

/** A pending invitation past its expiry reads as expired, even before the job has run. */
export function viewOf(
  row: Omit<Invitation, 'tenantName'> & { readonly tenant?: { readonly name: string } | null },
  now: Date,
): Invitation {
  const { tenant, ...invitation } = row;
  return { ...invitation, status: statusAt(invitation, now), tenantName: tenant?.name ?? unknownTenantName };
}
