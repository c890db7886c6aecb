import { securityPath } from '#server/people/identity/factors/security-page.ts';

const nowhere = 'http://return.invalid';

/**
 * The destination after signing in: always a path of this app. Anything that a browser would read as another host, another scheme, or a
 * route of the server becomes the start page.
 */
export function safeReturnTo(asked: string | null | undefined): string {
  if (asked === null || asked === undefined || asked.length > 2000) return '/';
  if (!asked.startsWith('/') || hasUnsafeLetter(asked)) return '/';
  if (!URL.canParse(asked, nowhere)) return '/';
  const url = new URL(asked, nowhere);
  if (url.origin !== nowhere || url.pathname.startsWith('//')) return '/';
  if (/^\/(api|idp|graphql)(\/|$)/i.test(url.pathname) && url.pathname !== securityPath) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Control characters and backslashes: browsers drop or convert them, which changes the path. */
function hasUnsafeLetter(text: string): boolean {
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x21 || code === 0x5c || code === 0x7f) return true;
  }
  return false;
}
