import { signedInCookie } from '#contract/people/signed-in-cookie.ts';

/**
 * True if the server may know a person here, so that a visitor makes no call that could only fail. `hasTrace` stands for the device's own
 * memory, which is older than the cookie.
 */
export function mayBeSignedIn(cookies: string, hasTrace: boolean): boolean {
  return hasTrace || cookies.split('; ').includes(`${signedInCookie}=1`);
}

/** Clears the cookie: the server knows nobody here, so the session ended elsewhere. */
export function forgetSignedIn(page: Pick<Document, 'cookie'>): void {
  page.cookie = `${signedInCookie}=; Path=/; Max-Age=0`;
}
