import { describe, expect, it } from 'vitest';
import type { MemberRole, Role } from '#contract/people/roles.ts';
import { confine } from './confine.ts';

const memberships: readonly { readonly tenantId: string; readonly role: MemberRole }[] = [
  { tenantId: 'acme', role: 'tenant_admin' },
  { tenantId: 'birch', role: 'user' },
];
const holder = (role: Role) => ({ email: 'ann@acme.example', role, memberships });

describe('a session on a tenant’s own domain', () => {
  it.each([
    ['platform_owner', 'acme', 'tenant_admin'],
    ['platform_owner', 'birch', 'user'],
    ['platform_owner', 'cedar', 'user'],
    ['tenant_admin', 'acme', 'tenant_admin'],
    ['tenant_admin', 'birch', 'user'],
    ['user', 'acme', 'user'],
  ] as const)('turns a %s in %s into a %s', (role, tenantId, reduced) => {
    const confined = confine(holder(role), tenantId);
    expect(confined.role).toBe(reduced);
    expect(confined.memberships).toEqual(memberships.filter((membership) => membership.tenantId === tenantId));
    expect(confined.email).toBe('ann@acme.example');
  });

  it('is the only kind of session with reduced rights', () => {
    expect(confine(holder('platform_owner'), undefined)).toEqual(holder('platform_owner'));
  });
});
