import type { Session } from '#app/session/state/session-atoms.ts';
import { planRightNames } from '#contract/money/plan-right-names.ts';
import type { MemberRole, Role } from '#contract/people/roles.ts';
import { TenantRow } from '#contract/sync/rows.ts';

/** The tenant of the people in component tests. Its settings are those of a new tenant. */
export const acme: TenantRow = TenantRow.parse({
  id: '01900000-0000-7000-8000-00000000ac3e',
  name: 'Acme Advisors',
  subdomain: 'acme',
  planName: 'Starter',
  calculatorLimit: 5,
  rights: [...planRightNames],
  createdAt: '2026-01-01T00:00:00.000Z',
});

export function signedIn(role: Role, status: 'signedIn' | 'offline' | 'expired' = 'signedIn'): Session {
  const memberRole: MemberRole = role === 'tenant_admin' ? 'tenant_admin' : 'user';
  const membership = { tenantId: acme.id, tenantName: acme.name, subdomain: acme.subdomain, role: memberRole, tenantStatus: acme.status };
  const user = {
    id: '01900000-0000-7000-8000-0000000000aa',
    email: 'ann@acme.test',
    firstName: 'Ann',
    lastName: 'Lee',
    profileImageUrl: null,
    role,
    isActive: true,
    memberships: role === 'platform_owner' ? [] : [membership],
    lease: '',
  };
  return { status, user, offlineUntil: Number.MAX_SAFE_INTEGER };
}
