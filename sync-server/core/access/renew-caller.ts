import type { Role } from '#contract/people/roles.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Caller, CallerMembership } from './caller.ts';
import { confine, sessionHolds } from './confine.ts';
import { personOfSession } from './person-of-session.ts';
import { tenantStatusNow } from './tenant-status.ts';

export type RenewCaller = (caller: Caller) => Promise<Caller | undefined>;

interface RenewedRow {
  readonly email: string;
  readonly role: Role;
  readonly memberships: readonly CallerMembership[];
}

/**
 * Reads the caller of a long-lived connection again: the same person with the current rights, or undefined once the session ended or the
 * person was deactivated.
 */
export function createRenewCaller({ db, clock }: { readonly db: Database; readonly clock: () => Date }): RenewCaller {
  return async (caller) => {
    const [row] = await db.query<RenewedRow>(
      { as: 'platform', userId: caller.userId },
      `select u.email, u.role::text as role, coalesce((
         select jsonb_agg(jsonb_build_object('tenantId', m.tenant_id, 'role', m.role, 'tenantStatus', ${tenantStatusNow}) order by m.tenant_id)
         from users_to_tenants m join tenants t on t.id = m.tenant_id where m.user_id = u.id), '[]'::jsonb) as memberships
       from sessions s join users u on u.id = ${personOfSession('$3')}
       where u.id = $1::uuid and u.is_active and s.sid = $2 and s.expire > $3 and ${sessionHolds}`,
      [caller.userId, caller.sessionId, clock()],
    );
    return row === undefined ? undefined : confine({ ...caller, ...row }, caller.confinedTo);
  };
}
