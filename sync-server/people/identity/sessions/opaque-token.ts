import { hash, timingSafeEqual } from 'node:crypto';

export type RandomBytes = (length: number) => Uint8Array;

/** 256 random bits. */
export function newToken(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(32)).toString('base64url');
}

/** The database keeps only this hash of a token, so a copy of the table grants no access. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
