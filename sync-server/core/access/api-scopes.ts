import type { ApiScope } from '#contract/people/api-tokens.ts';
import type { Operation } from './permissions.ts';

/** The operations of each scope. An operation in none of them is refused to every token. */
const operationsByScope: Readonly<Record<ApiScope, readonly Operation[]>> = {
  'firm:read': ['tenants.info', 'tenants.mine', 'domains.list'],
  'calculators:read': ['calculators.list', 'calculators.ofTenant', 'calculators.usage'],
  'calculators:write': ['calculators.add', 'calculators.firstAdd', 'calculators.remove', 'calculators.set'],
  'team:read': ['users.team'],
  'team:write': ['users.invite', 'users.massInvite', 'users.resendInvite', 'users.activate', 'users.deactivate', 'users.delete'],
  'usage:read': ['stats.read', 'tenants.usage'],
  explanations: ['ai.explain'],
};

/** True when one of the scopes includes the operation. A scope that no longer exists includes none. */
export function isInScope(scopes: readonly string[], operation: Operation): boolean {
  return Object.entries(operationsByScope).some(([scope, operations]) => scopes.includes(scope) && operations.includes(operation));
}

/** The scopes that include an operation. */
export function scopesOf(operation: Operation): readonly string[] {
  return Object.entries(operationsByScope).flatMap(([scope, operations]) => (operations.includes(operation) ? [scope] : []));
}
