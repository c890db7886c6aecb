const magic = new TextEncoder().encode('RECKONER');
/** Version of the envelope: header, derivation of the key, and encryption. */
const envelopeVersion = 1;
const saltAt = 13;
const nonceAt = 29;
export const headerLength = 41;
export const checksumLength = 32;
/** The tag that AES-GCM appends. */
const tagLength = 16;

/** Iterations of PBKDF2 with SHA-256. OWASP's Password Storage Cheat Sheet asks for at least 600,000. */
export interface RoundBounds {
  readonly least: number;
  /** A forged header must not keep the device busy for minutes. */
  readonly most: number;
}
export const roundBounds = { least: 600_000, used: 600_000, most: 10_000_000 } as const;

export interface Header {
  readonly rounds: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly nonce: Uint8Array<ArrayBuffer>;
  /** The whole header, which the encryption authenticates. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function newHeader(rounds: number): Header {
  const salt = crypto.getRandomValues(new Uint8Array(nonceAt - saltAt));
  const nonce = crypto.getRandomValues(new Uint8Array(headerLength - nonceAt));
  const counts = new Uint8Array(saltAt - magic.length);
  counts[0] = envelopeVersion;
  new DataView(counts.buffer).setUint32(1, rounds);
  return { rounds, salt, nonce, bytes: joinBytes(magic, counts, salt, nonce) };
}

/** The header of a file, or the reason why there is none. */
export function readHeader(file: Uint8Array<ArrayBuffer>, { least, most }: RoundBounds): Header | 'notOne' | 'newer' | 'damaged' {
  if (!magic.every((byte, at) => byte === file[at])) return 'notOne';
  const version = file[magic.length] ?? 0;
  if (version > envelopeVersion) return 'newer';
  if (version < 1 || file.length < headerLength + tagLength + checksumLength) return 'damaged';
  const bytes = file.slice(0, headerLength);
  const rounds = new DataView(bytes.buffer).getUint32(magic.length + 1);
  if (rounds < least || rounds > most) return 'damaged';
  return { rounds, salt: bytes.slice(saltAt, nonceAt), nonce: bytes.slice(nonceAt), bytes };
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
