import type { MemberRole, Role, TenantStatus } from '#contract/roles.ts';
import type { Scope } from '#server/data/scope.ts';

export interface CallerMembership {
  readonly tenantId: string;
  readonly role: MemberRole;
  readonly tenantStatus: TenantStatus;
}

/** The person who asks, as the session and the database say at this moment. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly memberships: readonly CallerMembership[];
  readonly sessionId: string;
  /** When the person last proved to the identity provider who they are; 1970 where the provider does not say. */
  readonly signedInAt: Date;
  /** The tenant on whose own domain the session is: `role` and `memberships` are reduced to it. */
  readonly confinedTo?: string;
  /** The request came with a token instead of a session: only the operations of its scopes are allowed. */
  readonly apiToken?: { readonly id: string; readonly scopes: readonly string[] };
  readonly requestId: string;
}

export interface Visitor {
  readonly visitor: true;
  readonly requestId: string;
}

export type Principal = Caller | Visitor;

export function isCaller(principal: Principal): principal is Caller {
  return !('visitor' in principal);
}

/** The rows that the database lets this caller's transaction see: the second wall behind the permissions. */
export function scopeOf(caller: Caller): Scope {
  if (caller.role === 'platform_owner') return { as: 'platform', userId: caller.userId };
  return { as: 'tenant', tenantIds: caller.memberships.map((membership) => membership.tenantId), userId: caller.userId };
}

export function membershipIn(caller: Caller, tenantId: string): CallerMembership | undefined {
  return caller.memberships.find((membership) => membership.tenantId === tenantId);
}

/**
 * A tenant is administered by a member whose own role and whose membership both say so. Lowering either takes the right away at once,
 * and an administrator of one tenant is an ordinary member of another.
 */
export function isAdminOf(caller: Caller, tenantId: string): boolean {
  return caller.role === 'tenant_admin' && membershipIn(caller, tenantId)?.role === 'tenant_admin';
}

/** Tenants that are suspended or cancelled keep their rows and take no changes. */
export function takesChanges(status: TenantStatus): boolean {
  return status === 'active' || status === 'trial';
}
