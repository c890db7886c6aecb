import { signedInCookie } from '#contract/people/signed-in-cookie.ts';

export interface CookieSettings {
  readonly https: boolean;
}

/** The prefix binds the cookie to this host over https; a browser rejects it over http, so the loopback uses a plain name. */
export function sessionCookieName({ https }: CookieSettings): string {
  return https ? '__Host-sid' : 'sid';
}

export function flowCookieName({ https }: CookieSettings): string {
  return https ? '__Host-signin' : 'signin';
}

/** Lax instead of Strict, because the return from the identity provider is a navigation from another site. */
export function setCookie(name: string, value: string, maxAgeSeconds: number, { https }: CookieSettings): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${https ? '; Secure' : ''}`;
}

/** Set and cleared with the session's cookie. The page may read it, so it says only that there may be a session. */
export function setSignedIn(maxAgeSeconds: number, { https }: CookieSettings): string {
  return `${signedInCookie}=1; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${https ? '; Secure' : ''}`;
}

export function clearCookie(name: string, settings: CookieSettings): string {
  return setCookie(name, '', 0, settings);
}

/** The value of the first cookie with that name. Our own names and values need no decoding. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}
