import { createHash } from 'node:crypto';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { type CookieSettings, readCookie, setCookie } from '#server/core/http/requests/cookies.ts';
import type { RateCount } from '#server/core/rate-limits/rate-limiter.ts';
import { isToken, newToken, type RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';

const lifeMs = 365 * 24 * 60 * 60 * 1000;

export interface KnownBrowsersDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
  readonly cookies: CookieSettings;
}

export interface KnownBrowsers {
  /** Key for counting an attempt of this browser, if a person has signed in from it with that address before. */
  readonly countOf: (cookieHeader: string | undefined, email: string) => Promise<RateCount | undefined>;
  /** Returns the cookie that identifies the browser for the account for a year from now. */
  readonly remember: (cookieHeader: string | undefined, account: { readonly id: string; readonly email: string }) => Promise<string>;
}

/**
 * Browsers that have signed in with an account. Anyone can use up the attempts of an address from anywhere; such a browser has attempts of
 * its own, so they cannot lock the person out of it. It grants no access: the password is still required.
 */
export function createKnownBrowsers({ query, clock, randomBytes, cookies }: KnownBrowsersDeps): KnownBrowsers {
  const name = knownCookieName(cookies);
  return {
    countOf: async (cookieHeader, email) => {
      const token = readCookie(cookieHeader, name);
      if (token === undefined || !isToken(token)) return undefined;
      const id = idOf(token, email);
      const rows = await query("select 1 from oidc_payloads where type = 'KnownBrowser' and id = $1 and expires_at > $2::timestamptz", [
        id,
        clock(),
      ]);
      return rows.length === 0 ? undefined : { limit: 'passwordInKnownBrowser', by: id };
    },
    remember: async (cookieHeader, { id: accountId, email }) => {
      const known = readCookie(cookieHeader, name);
      const token = known !== undefined && isToken(known) ? known : newToken(randomBytes);
      await query(
        `insert into oidc_payloads (type, id, payload, expires_at) values ('KnownBrowser', $1, $2::jsonb, $3::timestamptz)
         on conflict (type, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        [idOf(token, email), JSON.stringify({ accountId }), new Date(clock().getTime() + lifeMs)],
      );
      return setCookie(name, token, lifeMs / 1000, cookies);
    },
  };
}

export function knownCookieName({ https }: CookieSettings): string {
  return https ? '__Host-known' : 'known';
}

/** One browser may know several accounts. The database keeps a hash, from which neither the cookie nor the address can be read. */
function idOf(token: string, email: string): string {
  return createHash('sha256').update(`${token} ${email.trim().toLowerCase()}`).digest('hex');
}
