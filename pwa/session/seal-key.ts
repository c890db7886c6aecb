import { keptValue } from './kept-value.ts';

/** A key that scripts can use but not read, kept beside the boot record and forgotten with it. */
const kept = keptValue('reckoner-key');

/** Fetches this person's seal key from the server and keeps it for a sign-out without a network. */
export async function fetchSealKey(): Promise<CryptoKey | undefined> {
  try {
    const response = await fetch('/api/sync/seal-key', { credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok) return undefined;
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null || !('key' in answer) || typeof answer.key !== 'string') return undefined;
    const raw = Uint8Array.from(atob(answer.key), (letter) => letter.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
    await kept.write(key);
    return key;
  } catch {
    return undefined;
  }
}

export async function keptSealKey(): Promise<CryptoKey | undefined> {
  const key = await kept.read();
  return key instanceof CryptoKey ? key : undefined;
}

/** Crypto-shreds: whatever was sealed with the kept copy needs the server's again. */
export function forgetSealKey(): Promise<void> {
  return kept.forget();
}
