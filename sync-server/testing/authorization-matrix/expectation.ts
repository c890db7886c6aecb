import type { Operation } from '#server/core/access/permissions.ts';
import { permissions } from '#server/core/access/permissions.ts';
import type { Party, Rule } from '#server/core/access/rule.ts';
import type { MatrixObject, Relation } from './objects.ts';
import type { Principal } from './world.ts';

/** The table as written in the file, so that a rule changed at run time is noticed. */
const rules: Readonly<Record<Operation, Rule>> = structuredClone(permissions);

/** An operation that another rule temporarily opens: the callers admitted by that rule learn nothing about foreign objects. */
const openings: Readonly<Partial<Record<Operation, Operation>>> = {
  'calculators.add': 'calculators.firstAdd',
};

/** As much of a caller as decides. */
type Rights = Pick<Principal, 'session' | 'role' | 'memberships' | 'isSuspended'>;

export type Expectation =
  | 'unauthorized'
  | 'deactivated'
  | 'forbidden'
  | 'not found'
  /** Access is not refused; any other answer of the call is not judged here. */
  | 'let in'
  /** Access is granted, but the tenant accepts no changes. */
  | 'suspended'
  /** Public: no session is required. */
  | 'open'
  /** Refused in any way: the call must not be admitted, and must not cause a fault. */
  | 'refused';

/**
 * The expected answer to a call, derived from the rule alone. `isHidden`: the object is searched for among those the caller administers, so
 * that all others appear not to exist.
 */
export function expectationOf(
  operation: Operation,
  principal: Rights,
  object: MatrixObject | undefined,
  relation?: Relation,
  isHidden = false,
): Expectation {
  const { may, writes } = rules[operation];
  if (may.includes('anyone')) return 'open';
  if (principal.session === 'none') return 'unauthorized';
  if (principal.session === 'refused') return 'deactivated';
  if (relation === 'malformed') return 'refused';
  const opening = openings[operation];
  const everMay = opening === undefined ? may : [...may, ...rules[opening].may];
  if (!everMay.some((party) => couldBe(party, principal))) return 'forbidden';
  // A call about the caller's own tenant, made by a platform owner who has none.
  const isAboutOwnTenant = may.includes('tenant_admin') || may.includes('member');
  if (object === undefined) return isAboutOwnTenant && principal.role === 'platform_owner' ? 'open' : 'let in';
  if (!object.isThere) return 'not found';
  if (principal.role === 'platform_owner' && may.includes('platform_owner')) return 'let in';
  if (object.isSelf && may.includes('self')) return 'let in';
  const shared = principal.memberships.filter(([tenantId]) => object.tenantIds.includes(tenantId));
  if (shared.length === 0) return object.tenantIds.length === 0 ? 'let in' : 'not found';
  if (!may.some((party) => shared.some(([, role]) => isIn(party, principal, role)))) return isHidden ? 'not found' : 'forbidden';
  return principal.isSuspended && writes && !object.isSelf ? 'suspended' : 'let in';
}

/** True when any object exists for which the caller is this party. */
function couldBe(party: Party, { role, memberships }: Rights): boolean {
  switch (party) {
    case 'anyone':
    case 'signed_in':
    case 'self':
      return true;
    case 'platform_owner':
      return role === 'platform_owner';
    case 'tenant_admin':
      return role === 'tenant_admin' && memberships.some(([, memberRole]) => memberRole === 'tenant_admin');
    case 'member':
      return memberships.length > 0;
  }
}

function isIn(party: Party, principal: Rights, memberRole: string): boolean {
  switch (party) {
    case 'anyone':
    case 'signed_in':
    case 'member':
      return true;
    case 'platform_owner':
    case 'self':
      return false;
    case 'tenant_admin':
      return principal.role === 'tenant_admin' && memberRole === 'tenant_admin';
  }
}
