import { accessTexts, freshSignInSeconds } from '#contract/people/access.ts';
import { apiTokenTexts } from '#contract/people/api-tokens.ts';
import { done, type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { isInScope } from './api-scopes.ts';
import { acceptsChanges, type Caller, isAdminOf, isCaller, membershipIn, type Principal } from './caller.ts';
import { refusalOfImpersonation } from './impersonated-operations.ts';
import { type Operation, permissions } from './permissions.ts';
import type { Party, Rule } from './rule.ts';

export interface AuthorizeObject {
  readonly tenantId?: string;
  readonly userId?: string;
  /** Needed by operations that ask for a fresh sign-in. */
  readonly now?: Date;
}

export type AccessRefusal = Refused<'Unauthorized' | 'Forbidden' | 'NotFound' | 'TenantSuspended' | 'FreshSignInNeeded'>;

/**
 * The first line of every service. An object of a tenant in which the caller is not a member is answered like one that does not exist,
 * before any check of roles, so that callers learn nothing about other tenants.
 */
export function authorize(operation: Operation, principal: Principal, object: AuthorizeObject = {}): AccessRefusal | undefined {
  const rule: Rule = permissions[operation];
  const impersonating = refusalOfImpersonation(operation, principal);
  if (impersonating !== undefined) return impersonating;
  if (rule.may.includes('anyone')) return undefined;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  if (isOutOfScope(operation, principal)) return refused('Forbidden', apiTokenTexts.scope);
  if (principal.role !== 'platform_owner' && object.tenantId !== undefined && membershipIn(principal, object.tenantId) === undefined) {
    return hasAnyRight(rule, principal) ? refused('NotFound', accessTexts.notFound) : refused('Forbidden', accessTexts.forbidden);
  }
  if (!rule.may.some((party) => isParty(party, principal, object))) return refused('Forbidden', accessTexts.forbidden);
  if (rule.freshSignIn && isStale(principal, object.now)) return refused('FreshSignInNeeded', accessTexts.freshSignIn);
  return rule.writes ? heldBySuspension(principal, object.tenantId) : undefined;
}

/** Like `authorize`, but returns the signed-in caller, for operations that visitors may not use. */
export function authorizeCaller(
  operation: Operation,
  principal: Principal,
  object: AuthorizeObject = {},
): Outcome<Caller, AccessRefusal['code']> {
  const refusal = authorize(operation, principal, object);
  if (refusal !== undefined) return refusal;
  return isCaller(principal) ? done(principal) : refused('Unauthorized', accessTexts.unauthorized);
}

/**
 * Refusal for a role that could not do this with any input. It replaces errors about the input: a person without the right is not asked to
 * correct the input. It does not replace the permission check.
 */
export function refusalOfRole(operation: Operation, principal: Principal): Refused<'Forbidden'> | undefined {
  const rule: Rule = permissions[operation];
  if (!isCaller(principal)) return undefined;
  const impersonating = refusalOfImpersonation(operation, principal);
  if (impersonating !== undefined) return impersonating;
  if (!rule.may.includes('anyone') && isOutOfScope(operation, principal)) return refused('Forbidden', apiTokenTexts.scope);
  const could = rule.may.some((party) => isParty(party, principal, { userId: principal.userId }));
  return could ? undefined : refused('Forbidden', accessTexts.forbidden);
}

function isOutOfScope(operation: Operation, { apiToken }: Caller): boolean {
  return apiToken !== undefined && !isInScope(apiToken.scopes, operation);
}

function isParty(party: Party, caller: Caller, object: AuthorizeObject): boolean {
  switch (party) {
    case 'anyone':
    case 'signed_in':
      return true;
    case 'platform_owner':
      return caller.role === 'platform_owner';
    case 'tenant_admin':
      return object.tenantId === undefined
        ? caller.memberships.some((membership) => isAdminOf(caller, membership.tenantId))
        : isAdminOf(caller, object.tenantId);
    case 'member':
      return object.tenantId === undefined ? caller.memberships.length > 0 : membershipIn(caller, object.tenantId) !== undefined;
    case 'self':
      return object.userId === caller.userId;
  }
}

/** A caller without any tenant in which this is allowed gets a refusal about the role itself. */
function hasAnyRight(rule: Rule, caller: Caller): boolean {
  return rule.may.some((party) => party !== 'platform_owner' && isParty(party, caller, { userId: caller.userId }));
}

function isStale(caller: Caller, now: Date | undefined): boolean {
  return now === undefined || now.getTime() - caller.signedInAt.getTime() > freshSignInSeconds * 1000;
}

function heldBySuspension(caller: Caller, tenantId: string | undefined): Refused<'TenantSuspended'> | undefined {
  if (caller.role === 'platform_owner' || tenantId === undefined) return undefined;
  const status = membershipIn(caller, tenantId)?.tenantStatus;
  return status === undefined || acceptsChanges(status) ? undefined : refused('TenantSuspended', accessTexts.suspended);
}
