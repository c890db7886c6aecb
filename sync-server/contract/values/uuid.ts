/** Fills a buffer with unpredictable bytes, as `crypto.getRandomValues` does. */
export type RandomBytes = (into: Uint8Array<ArrayBuffer>) => void;

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * A version 7 UUID: 48 bits of Unix time in milliseconds, then 74 random bits, so that ids of one maker sort by time.
 * Source: RFC 9562, section 5.7.
 */
export function uuidv7(nowMs: number, fillRandom: RandomBytes): string {
  const bytes = new Uint8Array(16);
  fillRandom(bytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(nowMs / 65_536));
  view.setUint16(4, nowMs % 65_536);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  let hex = '';
  for (const byte of bytes) hex += hexOf[byte];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
