import { signedInCookie } from '#contract/session.ts';

/**
 * True when the server may know a person here: a visitor makes no call that could only fail. `hasTrace` stands for what this device
 * itself remembers, which is older than the cookie.
 */
export function mayBeSignedIn(cookies: string, hasTrace: boolean): boolean {
  return hasTrace || cookies.split('; ').includes(`${signedInCookie}=1`);
}

/** The server knows nobody here, although the cookie said so: the session ended elsewhere. */
export function forgetSignedIn(page: Pick<Document, 'cookie'>): void {
  page.cookie = `${signedInCookie}=; Path=/; Max-Age=0`;
}
