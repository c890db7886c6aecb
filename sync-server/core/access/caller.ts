import type { MemberRole, Role, TenantStatus } from '#contract/people/roles.ts';
import type { Scope } from '#server/core/data/scope.ts';

export interface CallerMembership {
  readonly tenantId: string;
  readonly role: MemberRole;
  readonly tenantStatus: TenantStatus;
}

/** The person making the request, according to the session and the database at this moment. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly memberships: readonly CallerMembership[];
  readonly sessionId: string;
  /** Time of the person's last authentication at the identity provider; 1970 where the provider does not report it. */
  readonly signedInAt: Date;
  /** The tenant whose own domain the session is on: `role` and `memberships` are reduced to it. */
  readonly confinedTo?: string;
  /** The request came with a token instead of a session: only the operations of its scopes are allowed. */
  readonly apiToken?: { readonly id: string; readonly scopes: readonly string[] };
  /** The platform owner who views the app as this person. */
  readonly impersonator?: Impersonator;
  readonly requestId: string;
}

export interface Impersonator {
  readonly userId: string;
  readonly email: string;
  readonly endsAt: Date;
  /** A preview: only reading is allowed. */
  readonly readOnly: boolean;
}

export interface Visitor {
  readonly visitor: true;
  readonly requestId: string;
}

export type Principal = Caller | Visitor;

export function isCaller(principal: Principal): principal is Caller {
  return !('visitor' in principal);
}

/** The rows that the database shows to this caller's transaction: a second barrier behind the permissions. */
export function scopeOf(caller: Caller): Scope {
  if (caller.role === 'platform_owner') return { as: 'platform', userId: caller.userId };
  return { as: 'tenant', tenantIds: caller.memberships.map((membership) => membership.tenantId), userId: caller.userId };
}

/** The same for lists, figures, and exports of a platform owner, which may lack the last seconds of other people's changes. */
export function listScopeOf(caller: Caller): Scope {
  const scope = scopeOf(caller);
  return { ...scope, mayLag: scope.as === 'platform' };
}

export function membershipIn(caller: Caller, tenantId: string): CallerMembership | undefined {
  return caller.memberships.find((membership) => membership.tenantId === tenantId);
}

/** The tenants that the caller administers. */
export function administeredTenants(caller: Caller): string[] {
  return caller.memberships.map(({ tenantId }) => tenantId).filter((tenantId) => isAdminOf(caller, tenantId));
}

/**
 * A member administers a tenant when both their own role and the membership are administrator. Lowering either removes the right at once,
 * and an administrator of one tenant is an ordinary member of another.
 */
export function isAdminOf(caller: Caller, tenantId: string): boolean {
  return caller.role === 'tenant_admin' && membershipIn(caller, tenantId)?.role === 'tenant_admin';
}

/** Suspended and cancelled tenants keep their rows and accept no changes. */
export function acceptsChanges(status: TenantStatus): boolean {
  return status === 'active' || status === 'trial';
}
