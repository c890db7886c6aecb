import { createHash } from 'node:crypto';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';

export const recoveryCodeCount = 10;
/** Letters and digits that are not taken for one another. Their number divides 256, so that none is more frequent. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ234567890';
const codeLength = 16;

/** New codes of 80 bits, in groups of four. */
export function newRecoveryCodes(randomBytes: RandomBytes): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from(randomBytes(codeLength), (byte) => signs[byte % signs.length]).join('');
    return code.replaceAll(/(.{4})(?!$)/g, '$1-');
  });
}

/** Stored in place of the code. The codes are random, so that a fast hash is enough. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');
}
