import type { Role } from '#contract/roles.ts';
import type { Tx } from '#server/data/database.ts';
import type { Caller, CallerMembership } from './caller.ts';

interface StandingRow {
  readonly email: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly memberships: readonly CallerMembership[];
}

/**
 * The caller as the database says in this transaction; undefined where the person is deactivated or gone. What was read with the session
 * may be a request old; rights are decided by this.
 */
export async function standingOf(tx: Tx, caller: Caller): Promise<Caller | undefined> {
  const [row] = await tx.$queryRaw<StandingRow[]>`
    select u.email, u.role::text as role, u.is_active as "isActive", coalesce(m.list, '[]'::jsonb) as memberships
    from users u left join lateral (
      select jsonb_agg(jsonb_build_object('tenantId', m.tenant_id, 'role', m.role, 'tenantStatus', t.status) order by m.tenant_id) as list
      from users_to_tenants m join tenants t on t.id = m.tenant_id where m.user_id = u.id
    ) m on true
    where u.id = ${caller.userId}::uuid`;
  if (row === undefined || !row.isActive) return undefined;
  return { ...caller, email: row.email, role: row.role, memberships: row.memberships };
}
