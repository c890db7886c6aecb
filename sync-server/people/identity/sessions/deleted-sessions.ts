import type { Tx } from '#server/core/data/database.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { sessionLife } from './sessions.ts';

/**
 * Records the sessions of people who are about to be deleted. Their devices still hold rows: the next contact has to learn the reason for
 * their removal, which must not look like an expired session. Leases last no longer than these records.
 */
export async function storeDeletedSessions(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  await tx.$executeRaw`
    insert into oidc_payloads (type, id, payload, expires_at)
    select 'DeletedSession', sid, jsonb_build_object('userId', user_id), ${new Date(now.getTime() + sessionLife.absoluteMs)}
    from sessions where user_id = any(${[...userIds]}::uuid[])
    on conflict (type, id) do nothing`;
}

/** False again once the person returned with a restored tenant. */
export async function isDeletedSession(query: IdentityQuery, sid: string): Promise<boolean> {
  const rows = await query(
    `select 1 from oidc_payloads p where type = 'DeletedSession' and p.id = $1
       and not exists (select 1 from users u where u.id::text = p.payload ->> 'userId')`,
    [sid],
  );
  return rows.length > 0;
}
