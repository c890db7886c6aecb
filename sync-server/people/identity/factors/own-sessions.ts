import * as z from 'zod/mini';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { SessionState } from '#server/people/identity/sessions/sessions.ts';

export interface OwnSession {
  readonly id: string;
  readonly browser: string | undefined;
  readonly seenAt: Date;
  /** The tenant's host on which it is valid; null for the platform's own. */
  readonly host: string | null;
  readonly isOwn: boolean;
}

const Rows = z.array(z.object({ sid: z.string(), sess: SessionState, host: z.nullable(z.string()) }));

/** The sessions of a person, the one used last first. */
export async function listOwnSessions(query: IdentityQuery, userId: string, ownSid: string, now: Date): Promise<readonly OwnSession[]> {
  const rows = z.parse(
    Rows,
    await query('select sid, sess, host from sessions where user_id = $1::uuid and expire > $2::timestamptz limit 100', [userId, now]),
  );
  return rows
    .map(({ sid, sess, host }) => ({ id: sid, browser: sess.browser, seenAt: new Date(sess.lastSeenAt), host, isOwn: sid === ownSid }))
    .sort((left, right) => right.seenAt.getTime() - left.seenAt.getTime());
}

/** Ends one session of the person, by the hash of its cookie: the next request of that browser is a visitor's. */
export async function endOwnSession(query: IdentityQuery, userId: string, sid: string): Promise<boolean> {
  const ended = await query(
    `with ended as (delete from sessions where sid = $1 and user_id = $2::uuid returning sess ->> 'providerSid' as provider_sid),
          provider as (
            delete from oidc_payloads o using ended e
            where o.type = 'Session' and exists (select 1 from jsonb_each(o.payload -> 'authorizations') a where a.value ->> 'sid' = e.provider_sid)
          )
     select 1 from ended`,
    [sid, userId],
  );
  return ended.length > 0;
}
