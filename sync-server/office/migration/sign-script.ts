import { createHmac, timingSafeEqual } from 'node:crypto';

/** The key that signs an export: both servers must have the same one, or the script is refused. */
export type SigningKey = Uint8Array;

const pattern = /^-- signature: hmac-sha256 ([0-9a-f]{64})\n/m;

export function signatureLine(key: SigningKey, signed: string): string {
  return `-- signature: hmac-sha256 ${signatureOf(key, signed).toString('hex')}\n`;
}

/** The script without its signature, or undefined if the signature was not made with this key. */
export function verified(script: string, key: SigningKey): string | undefined {
  const found = pattern.exec(script);
  if (found === null) return undefined;
  const signed = script.slice(0, found.index) + script.slice(found.index + found[0].length);
  const given = Buffer.from(found[1] ?? '', 'hex');
  const expected = signatureOf(key, signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? signed : undefined;
}

/** Line endings are ignored, because a text field on the way may change them. */
function signatureOf(key: SigningKey, signed: string): Buffer {
  return createHmac('sha256', key).update(signed.replaceAll('\r\n', '\n'), 'utf8').digest();
}
