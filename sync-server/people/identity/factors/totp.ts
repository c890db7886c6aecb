import { Secret, TOTP } from 'otpauth';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';

const periodSeconds = 30;
/** Bytes of a key, as RFC 4226 recommends. */
const keyBytes = 20;
/** A code is taken one period early or late, because clocks of phones differ. */
const window = 1;

/** A new key in base 32. */
export function newTotpKey(randomBytes: RandomBytes): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(keyBytes)).buffer }).base32;
}

/** The address that an authenticator app reads from a picture. */
export function totpAddress(key: string, issuer: string, label: string): string {
  return totpOf(key, issuer, label).toString();
}

/** The number of the period of a valid code, if it is later than the last one that was used: each code signs in once. */
export function acceptedPeriod(key: string, code: string, now: Date, lastPeriod: number): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(key).validate({ token, window, timestamp: now.getTime() });
  if (delta === null) return undefined;
  const period = Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
  return period > lastPeriod ? period : undefined;
}

function totpOf(key: string, issuer = '', label = 'account'): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(key), period: periodSeconds });
}
