import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from './identity-query.ts';
import { hashToken, newToken, type RandomBytes } from './opaque-token.ts';

/** Lives of a session: without use, and at most. */
export const sessionLife = {
  idleMs: 14 * 24 * 60 * 60 * 1000,
  absoluteMs: 30 * 24 * 60 * 60 * 1000,
  /** The time of last use is written this seldom, so that reading stays reading. */
  noteUseAfterMs: 5 * 60 * 1000,
} as const;

/** What a session keeps besides whose it is. Times are milliseconds since 1970. */
export const SessionState = z.object({
  issuer: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
  /** The provider's own name of its session, where it has one (`sid`): by it the provider ends this one. */
  providerSid: z.optional(z.string()),
  /** Shown to the provider when the person signs out. */
  idToken: z.optional(z.string()),
});
export type SessionState = z.infer<typeof SessionState>;

export interface StartSession {
  readonly userId: string;
  readonly issuer: string;
  readonly idToken: string | undefined;
  readonly providerSid: string | undefined;
  /** Session the browser had before: it ends, whoever made it. */
  readonly replaces: string | undefined;
}

export type EndedSession = Pick<SessionState, 'issuer' | 'idToken' | 'providerSid'>;

export interface Sessions {
  /** Answers the value of the cookie, which is nowhere kept. */
  readonly start: (session: StartSession) => Promise<string>;
  readonly noteUse: (sid: string, state: SessionState) => Promise<void>;
  /** With it end those that came from the same session at the provider: the same browser on other hosts. */
  readonly end: (cookie: string) => Promise<EndedSession | undefined>;
  readonly sweep: () => Promise<void>;
}

export interface SessionsDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
}

export function createSessions({ query, clock, randomBytes }: SessionsDeps): Sessions {
  return {
    start: async ({ userId, issuer, idToken, providerSid, replaces }) => {
      const cookie = newToken(randomBytes);
      const time = clock().getTime();
      const state = { issuer, signedInAt: time, lastSeenAt: time, idToken, providerSid };
      await query(
        `with replaced as (delete from sessions where sid = $1),
              seen as (update users set last_login_at = $5::timestamptz where id = $3::uuid)
         insert into sessions (sid, sess, user_id, expire, created_at) values ($2, $4::jsonb, $3::uuid, $6::timestamptz, $5::timestamptz)`,
        [replaces === undefined ? '' : hashToken(replaces), hashToken(cookie), userId, JSON.stringify(state), clock(), endOf(state)],
      );
      return cookie;
    },
    noteUse: async (sid, state) => {
      const time = clock().getTime();
      if (time - state.lastSeenAt < sessionLife.noteUseAfterMs) return;
      const seen = { ...state, lastSeenAt: time };
      await query('update sessions set sess = $2::jsonb, expire = $3::timestamptz where sid = $1', [
        sid,
        JSON.stringify(seen),
        endOf(seen),
      ]);
    },
    end: async (cookie) => {
      const row = readFirst(
        z.object({ sess: SessionState }),
        await query(
          `with ended as (delete from sessions where sid = $1 returning user_id, sess),
                others as (
                  delete from sessions s using ended e where s.sid <> $1 and s.user_id = e.user_id
                    and s.sess ->> 'issuer' = e.sess ->> 'issuer' and s.sess ->> 'providerSid' = e.sess ->> 'providerSid'
                )
           select sess from ended`,
          [hashToken(cookie)],
        ),
      );
      return row?.sess;
    },
    sweep: async () => {
      await query('delete from sessions where expire <= $1::timestamptz', [clock()]);
      await query('delete from login_flows where expires_at <= $1::timestamptz', [clock()]);
      await query('delete from oidc_payloads where expires_at <= $1::timestamptz', [clock()]);
    },
  };
}

export function endOf(state: Pick<SessionState, 'signedInAt' | 'lastSeenAt'>): Date {
  return new Date(Math.min(state.lastSeenAt + sessionLife.idleMs, state.signedInAt + sessionLife.absoluteMs));
}
