import { signedInCookie } from '#contract/session.ts';

export interface CookieSettings {
  readonly https: boolean;
}

/** The prefix binds the cookie to this very host over https; a browser refuses it over http, where the loopback needs a plain name. */
export function sessionCookieName({ https }: CookieSettings): string {
  return https ? '__Host-sid' : 'sid';
}

export function flowCookieName({ https }: CookieSettings): string {
  return https ? '__Host-signin' : 'signin';
}

/** Lax and not Strict: the way back from the identity provider is a navigation from another site. */
export function setCookie(name: string, value: string, maxAgeSeconds: number, { https }: CookieSettings): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${https ? '; Secure' : ''}`;
}

/** Goes and comes with the session's cookie. The page may read it, so it says nothing but that there may be a session. */
export function setSignedIn(maxAgeSeconds: number, { https }: CookieSettings): string {
  return `${signedInCookie}=1; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${https ? '; Secure' : ''}`;
}

export function clearCookie(name: string, settings: CookieSettings): string {
  return setCookie(name, '', 0, settings);
}

/** The value of the first cookie of that name. Names and values of ours need no decoding. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}
