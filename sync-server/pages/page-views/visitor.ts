import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { signedInCookie } from '#contract/people/signed-in-cookie.ts';
import { readCookie } from '#server/core/http/requests/cookies.ts';
import { networkOf } from '#server/core/http/requests/request-origin.ts';

/** Traits of a request's sender. */
export interface Sender {
  readonly address: string;
  readonly userAgent: string;
  readonly isSignedIn?: boolean;
}

export function senderOf(headers: Headers, address: string): Sender {
  const isSignedIn = readCookie(headers.get('cookie') ?? undefined, signedInCookie) !== undefined;
  return { address, userAgent: headers.get('user-agent') ?? '', isSignedIn };
}

/**
 * Id of a visitor for one day and one tenant. It cannot be computed again once the key of the day is deleted, and nothing is stored in the
 * browser. Two people behind the same address with the same browser count as one.
 */
export function visitorOf(key: Uint8Array, site: string, { address, userAgent }: Sender): string {
  return createHmac('sha256', key).update(`${site}\n${address}\n${userAgent}`).digest('base64url').slice(0, 22);
}

/** An address without the part that names a household: three bytes of IPv4, 48 bits of IPv6. */
export function truncateAddress(address: string): string | null {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0`;
  if (isIP(address) !== 6) return null;
  const groups = networkOf(address).replace('::/64', '').split(':');
  return `${groups.slice(0, 3).join(':')}::`;
}
