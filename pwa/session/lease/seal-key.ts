import { askOwn } from './ask-own.ts';

/**
 * Fetches this person's seal key from the server, as a key that scripts can use but not read. It is kept beside the boot record, for a
 * sign-out without a network and for a deactivation, and deleted with it. Changes sealed by then need the server's key again.
 */
export async function fetchSealKey(): Promise<CryptoKey | undefined> {
  try {
    const answer: unknown = await (await askOwn('/api/sync/seal-key')).json();
    if (typeof answer !== 'object' || answer === null || !('key' in answer) || typeof answer.key !== 'string') return undefined;
    const raw = Uint8Array.from(atob(answer.key), (letter) => letter.charCodeAt(0));
    return await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  } catch {
    return undefined;
  }
}
