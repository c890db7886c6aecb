import { constants, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { parseStrictJson } from '#server/core/http/requests/strict-json.ts';
import type { IssuerKeys } from './issuer-keys.ts';

interface Algorithm {
  readonly keyType: 'rsa' | 'ec' | 'ed25519';
  readonly hash: 'sha256' | 'sha384' | 'sha512' | null;
  readonly curve?: string;
  readonly isPss?: true;
}

/** Public-key signatures only: no shared secret, and "none" is not accepted. RFC 7518, RFC 8037. */
const algorithms: Readonly<Record<string, Algorithm>> = {
  RS256: { keyType: 'rsa', hash: 'sha256' },
  RS384: { keyType: 'rsa', hash: 'sha384' },
  RS512: { keyType: 'rsa', hash: 'sha512' },
  PS256: { keyType: 'rsa', hash: 'sha256', isPss: true },
  PS384: { keyType: 'rsa', hash: 'sha384', isPss: true },
  PS512: { keyType: 'rsa', hash: 'sha512', isPss: true },
  ES256: { keyType: 'ec', hash: 'sha256', curve: 'prime256v1' },
  ES384: { keyType: 'ec', hash: 'sha384', curve: 'secp384r1' },
  ES512: { keyType: 'ec', hash: 'sha512', curve: 'secp521r1' },
  EdDSA: { keyType: 'ed25519', hash: null },
};

const Header = z.looseObject({ alg: z.string(), typ: z.optional(z.string()), kid: z.optional(z.string()), crit: z.optional(z.unknown()) });
const leastRsaBits = 2048;

export interface SignedToken {
  /** Lower case, without "application/". */
  readonly type: string | undefined;
  readonly claims: unknown;
}

/** Reads a compact token signed by one of the issuer's keys with an algorithm that the issuer announces. */
export async function readSignedToken(
  token: string,
  keys: IssuerKeys,
  announced: readonly string[] = ['RS256'],
): Promise<SignedToken | undefined> {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || ![header, payload, signature].every((part) => /^[A-Za-z0-9_-]+$/.test(part))) return undefined;
  const parsed = Header.safeParse(jsonOf(header));
  // Critical extensions are not supported. A key inside the token is never used.
  if (!parsed.success || parsed.data.crit !== undefined) return undefined;
  const { alg, kid, typ } = parsed.data;
  const algorithm = Object.hasOwn(algorithms, alg) && announced.includes(alg) ? algorithms[alg] : undefined;
  if (algorithm === undefined) return undefined;
  const candidates = (await keys(kid)).filter((known) => (known.algorithm ?? alg) === alg && fits(known.key, algorithm));
  const bytes = Buffer.from(signature, 'base64url');
  const isSigned = candidates.some(({ key }) => isSignedBy(key, algorithm, `${header}.${payload}`, bytes));
  return isSigned ? { type: typ?.toLowerCase().replace(/^application\//, ''), claims: jsonOf(payload) } : undefined;
}

function fits(key: KeyObject, { keyType, curve }: Algorithm): boolean {
  if (key.asymmetricKeyType !== keyType) return false;
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  return keyType === 'rsa' ? modulusLength >= leastRsaBits : namedCurve === curve;
}

function isSignedBy(key: KeyObject, { hash, isPss }: Algorithm, content: string, signature: Buffer): boolean {
  const padding = isPss ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST } : {};
  return verify(hash, Buffer.from(content), { key, dsaEncoding: 'ieee-p1363', ...padding }, signature);
}

function jsonOf(part: string): unknown {
  const read = parseStrictJson(Buffer.from(part, 'base64url').toString('utf8'));
  return read.ok ? read.value : undefined;
}
