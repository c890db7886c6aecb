import { createHash } from 'node:crypto';
import { newToken, type RandomBytes, sameText } from '#server/people/identity/sessions/opaque-token.ts';

/** A text that only the browser with this secret can claim, and that does not reveal the secret. */
export function bindTo(browser: string, randomBytes: RandomBytes): string {
  const random = newToken(randomBytes);
  return `${random}.${digestOf(random, browser)}`;
}

/** True for the browser that started the sign-in. Several of its tabs may be signing in at once. */
export function isBoundTo(binding: string, browser: string | undefined): boolean {
  const [random, digest] = binding.split('.');
  if (browser === undefined || random === undefined || digest === undefined) return false;
  return sameText(digest, digestOf(random, browser));
}

function digestOf(random: string, browser: string): string {
  return createHash('sha256').update(`${random}.${browser}`).digest('base64url');
}
