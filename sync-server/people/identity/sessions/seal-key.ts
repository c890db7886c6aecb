import { hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';
import type { Secrets } from '#server/core/settings/secrets.ts';

const SealRoot = z.object({ root: z.string() });

/** Derives one person's seal key, 256 bits in base64. The key for a tenant's own domain opens nothing elsewhere. */
export type SealKeyOf = (userId: string, confinedTo?: string) => Promise<string>;

/**
 * The key with which a device encrypts unsent changes of a person who signed out. It is derived, not stored, and given only to that person:
 * without a new sign-in the ciphertext on the device cannot be decrypted. HKDF: RFC 5869.
 */
export function createSealKeys(secrets: Secrets, randomBytes: (length: number) => Uint8Array): SealKeyOf {
  return async (userId, confinedTo) => {
    const holder = confinedTo === undefined ? userId : `${userId}|${confinedTo}`;
    const { root } = await secrets.obtain('seal-root', SealRoot, () => ({ root: Buffer.from(randomBytes(32)).toString('base64') }));
    return Buffer.from(hkdfSync('sha256', Buffer.from(root, 'base64'), '', `seal|${holder}`, 32)).toString('base64');
  };
}
