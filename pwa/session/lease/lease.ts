import { LeaseClaims } from '#contract/people/session.ts';

/** Reads the claims of a lease without checking its signature: it is the server's own answer over its own connection. */
export function readLease(lease: string): LeaseClaims | undefined {
  const [, payload] = lease.split('.');
  if (payload === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const claims = LeaseClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return claims.success ? claims.data : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies a stored lease with the server's public key, so that changes made on the device do not count. */
export async function isGenuine(lease: string, publicKey: Readonly<Record<string, unknown>>): Promise<boolean> {
  const [header, payload, signature] = lease.split('.');
  if (header === undefined || payload === undefined || signature === undefined) return false;
  try {
    const key = await crypto.subtle.importKey('jwk', publicKey, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
    const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes, new TextEncoder().encode(`${header}.${payload}`));
  } catch {
    return false;
  }
}

/** Time at which the server signed a lease, in milliseconds since 1970. 0 for an unreadable lease. */
export function signedAt(lease: string): number {
  return (readLease(lease)?.iat ?? 0) * 1000;
}

/** The time that counts for a lease: this device's time, but never before the server signed the lease. */
export function leaseTime(now: number, lease: string): number {
  return Math.max(now, signedAt(lease));
}
