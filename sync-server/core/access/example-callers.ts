import type { MemberRole, Role, TenantStatus } from '#contract/people/roles.ts';
import type { Caller, Visitor } from './caller.ts';

/** People for tests of access, one of each kind. Ids are fixed so that a failure reads the same every time. */
export const tenantA = '018f0000-0000-7000-8000-00000000000a';
export const tenantB = '018f0000-0000-7000-8000-00000000000b';
export const signedInAt = new Date('2026-03-01T09:00:00Z');

export function exampleCaller(
  role: Role,
  memberships: readonly (readonly [tenantId: string, role: MemberRole, status?: TenantStatus])[] = [],
  userId = '018f0000-0000-7000-8000-000000000001',
): Caller {
  return {
    userId,
    email: 'someone@example.com',
    role,
    memberships: memberships.map(([tenantId, memberRole, tenantStatus = 'active']) => ({ tenantId, role: memberRole, tenantStatus })),
    sessionId: 'session',
    signedInAt,
    requestId: 'request',
  };
}

export const visitor: Visitor = { visitor: true, requestId: 'request' };
export const owner = exampleCaller('platform_owner');
export const adminOfA = exampleCaller('tenant_admin', [[tenantA, 'tenant_admin']]);
export const adminOfB = exampleCaller('tenant_admin', [[tenantB, 'tenant_admin']]);
export const memberOfA = exampleCaller('user', [[tenantA, 'user']]);
export const memberOfB = exampleCaller('user', [[tenantB, 'user']]);
export const memberOfAAdminOfB = exampleCaller('tenant_admin', [
  [tenantA, 'user'],
  [tenantB, 'tenant_admin'],
]);
