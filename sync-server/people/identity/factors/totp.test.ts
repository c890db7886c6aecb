import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { acceptedPeriod, newTotpKey, totpAddress } from './totp.ts';

/** The key and the codes of RFC 6238, appendix B (SHA-1), in their last six digits. */
const key = Secret.fromUTF8('12345678901234567890').base32;
const vectors = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
] as const;
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each(vectors)('at second %i of the standard is %s', (seconds, code) => {
    expect(acceptedPeriod(key, code, at(seconds), 0)).toBe(Math.floor(seconds / 30));
  });

  it('is taken one period early and late, and not two', () => {
    const offsets = [-60, -30, 0, 30, 60].map((offset) => acceptedPeriod(key, '005924', at(1234567890 + offset), 0) !== undefined);
    expect(offsets).toEqual([false, true, true, true, false]);
  });

  it('is taken once, and no earlier one after it', () => {
    const period = acceptedPeriod(key, '050471', at(1111111111), 0) ?? 0;
    expect(acceptedPeriod(key, '050471', at(1111111112), period)).toBeUndefined();
    expect(acceptedPeriod(key, '081804', at(1111111112), period)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '28708２'])('"%s" is none', (code) => {
    expect(acceptedPeriod(key, code, at(59), 0)).toBeUndefined();
  });

  it('may be typed with a space', () => {
    expect(acceptedPeriod(key, '287 082', at(59), 0)).toBe(1);
  });
});

it('a new key has 160 bits, and its address names issuer and account', () => {
  const made = newTotpKey((length) => new Uint8Array(length).fill(7));
  expect(Secret.fromBase32(made).bytes).toHaveLength(20);
  expect(totpAddress(made, 'Reckoner', 'ann@northwind.example')).toContain('otpauth://totp/Reckoner:ann%40northwind.example?');
});
