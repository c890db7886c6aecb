import { isReserved } from '#contract/tenants/subdomain.ts';
import { squeezed, toPlainLetters, wordsOf } from '#contract/values/look-alikes.ts';

/** Words of a sign-in. No part of a path may read like one of them. */
const signInWords: ReadonlySet<string> = new Set(
  [
    ...['signin', 'signon', 'signup', 'signout', 'login', 'logon', 'logins', 'logout', 'logoff', 'auth', 'authenticate', 'authentication'],
    ...['oauth', 'oidc', 'saml', 'sso', 'mfa', 'otp', 'password', 'passwords', 'passcode', 'passwort', 'kennwort', 'anmelden', 'anmeldung'],
    ...['einloggen', 'abmelden', 'registrieren', 'zugangsdaten', 'credentials', 'onlinebanking', 'netbanking', 'ebanking', 'wallet'],
  ].map(squeezed),
);

/** First parts of a path that read like the account, the billing, or the administration of the platform. */
const ownWords: ReadonlySet<string> = new Set(
  [
    ...['session', 'sessions', 'account', 'accounts', 'myaccount', 'youraccount', 'konto', 'meinkonto', 'profile', 'identity', 'oauth2'],
    ...[
      'administrator',
      'adminpanel',
      'wpadmin',
      'wplogin',
      'dashboard',
      'console',
      'portal',
      'billing',
      'payment',
      'payments',
      'checkout',
    ],
    ...['zahlung', 'verify', 'verification', 'verifizierung', 'security', 'sicherheit', 'secure', 'webhooks', 'sw', 'index'],
  ].map(squeezed),
);

/** True if a path belongs to the app or the server, or reads as if it did. */
export function isOwnPath(path: string): boolean {
  const parts = path.split('/').slice(1);
  const [first = ''] = parts;
  return isReserved(first) || ownWords.has(squeezed(first)) || parts.some(readsLikeSignIn);
}

/** "log-in", "secure-login", and "login2" read like a sign-in; "blog-interest" does not. */
function readsLikeSignIn(part: string): boolean {
  const words = wordsOf(toPlainLetters(part));
  return words.some((_, from) =>
    words.slice(from).some((__, length) => {
      const joined = squeezed(words.slice(from, from + length + 1).join(''));
      return signInWords.has(joined) || (length === 0 && [...longest].some((word) => joined.startsWith(word)));
    }),
  );
}

/** No other word begins with these. */
const longest: readonly string[] = ['signin', 'login', 'password', 'passwort', 'kennwort'].map(squeezed);
