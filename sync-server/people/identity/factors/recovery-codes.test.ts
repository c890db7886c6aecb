import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes, recoveryCodeCount } from './recovery-codes.ts';

it('recovery codes are ten different ones in groups of four, without letters that look alike', () => {
  const codes = newRecoveryCodes((length) => randomBytes(length));
  expect(new Set(codes).size).toBe(recoveryCodeCount);
  for (const code of codes) expect(code).toMatch(/^(?:[A-HJKMNP-Z2-90]{4}-){3}[A-HJKMNP-Z2-90]{4}$/);
});

it('a code is the same however it is typed', () => {
  expect(hashRecoveryCode('abcd efgh')).toBe(hashRecoveryCode('ABCD-EFGH'));
  expect(hashRecoveryCode('ABCD-EFGJ')).not.toBe(hashRecoveryCode('ABCD-EFGH'));
});
