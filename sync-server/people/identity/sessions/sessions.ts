import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import { hashToken, newToken, type RandomBytes } from './opaque-token.ts';
import type { SessionPlace } from './session-place.ts';

/** Lifetimes of a session: without use, and at most. */
export const sessionLife = {
  idleMs: 14 * 24 * 60 * 60 * 1000,
  absoluteMs: 30 * 24 * 60 * 60 * 1000,
  /** Minimum interval between updates of the last use, so that most reads cause no write. */
  noteUseAfterMs: 5 * 60 * 1000,
} as const;

/** Data of a session besides its person. Times are milliseconds since 1970. */
export const SessionState = z.object({
  issuer: z.string(),
  /** Time of the person's last authentication as reported by the provider; null if the provider does not report it. */
  signedInAt: z.nullable(z.number()),
  lastSeenAt: z.number(),
  /** The provider's id of its session, if it has one (`sid`): the provider ends this session by it. */
  providerSid: z.optional(z.string()),
  /** The build of the app that the browser reported last. */
  appBuild: z.optional(z.string()),
  /** Sent to the provider when the person signs out. */
  idToken: z.optional(z.string()),
});
export type SessionState = z.infer<typeof SessionState>;

export interface StartSession {
  readonly userId: string;
  readonly issuer: string;
  readonly signedInAt: number | undefined;
  readonly idToken: string | undefined;
  readonly providerSid: string | undefined;
  readonly place: SessionPlace;
  /** Session that the browser had on this host before: it ends, whoever created it. */
  readonly replaces: string | undefined;
}

export type EndedSession = Pick<SessionState, 'issuer' | 'idToken' | 'providerSid'>;

export interface Sessions {
  /** Returns the value of the cookie, which is stored nowhere. */
  readonly start: (session: StartSession) => Promise<string>;
  readonly noteUse: (sid: string, startedAt: Date, state: SessionState) => Promise<void>;
  /** Also ends the sessions that came from the same session at the provider: those of the same browser on other hosts. */
  readonly end: (cookie: string, host: string | undefined) => Promise<EndedSession | undefined>;
  readonly sweep: () => Promise<void>;
}

export interface SessionsDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
}

export function createSessions({ query, clock, randomBytes }: SessionsDeps): Sessions {
  return {
    start: async ({ userId, issuer, signedInAt, idToken, providerSid, place, replaces }) => {
      const cookie = newToken(randomBytes);
      const now = clock();
      const state = { issuer, signedInAt: signedInAt ?? null, lastSeenAt: now.getTime(), idToken, providerSid };
      await query(
        `with replaced as (delete from sessions where sid = $1 and host is not distinct from $7),
              seen as (update users set last_login_at = $5::timestamptz where id = $3::uuid)
         insert into sessions (sid, sess, user_id, expire, created_at, host, confined_to)
         values ($2, $4::jsonb, $3::uuid, $6::timestamptz, $5::timestamptz, $7, $8::uuid)`,
        [
          replaces === undefined ? '' : hashToken(replaces),
          hashToken(cookie),
          userId,
          JSON.stringify(state),
          now,
          endOf({ startedAt: now, lastSeenAt: now.getTime() }),
          place.host ?? null,
          place.confinedTo ?? null,
        ],
      );
      return cookie;
    },
    noteUse: async (sid, startedAt, state) => {
      const time = clock().getTime();
      if (time - state.lastSeenAt < sessionLife.noteUseAfterMs) return;
      const seen = { ...state, lastSeenAt: time };
      await query('update sessions set sess = $2::jsonb, expire = $3::timestamptz where sid = $1', [
        sid,
        JSON.stringify(seen),
        endOf({ startedAt, lastSeenAt: time }),
      ]);
    },
    end: async (cookie, host) => {
      const row = readFirst(
        z.object({ sess: SessionState }),
        await query(
          `with ended as (delete from sessions where sid = $1 and host is not distinct from $2 returning user_id, sess),
                others as (
                  delete from sessions s using ended e where s.sid <> $1 and s.user_id = e.user_id
                    and s.sess ->> 'issuer' = e.sess ->> 'issuer' and s.sess ->> 'providerSid' = e.sess ->> 'providerSid'
                )
           select sess from ended`,
          [hashToken(cookie), host ?? null],
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

function endOf({ startedAt, lastSeenAt }: { readonly startedAt: Date; readonly lastSeenAt: number }): Date {
  return new Date(Math.min(lastSeenAt + sessionLife.idleMs, startedAt.getTime() + sessionLife.absoluteMs));
}
