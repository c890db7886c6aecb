import { createPrivateKey, generateKeyPairSync, hash, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import * as z from 'zod/mini';
import { type LeaseClaims, offlineDays } from '#contract/people/session.ts';
import type { Secrets } from '#server/core/settings/secrets.ts';
import { createKeptLeases } from './kept-leases.ts';

const LeaseKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string(), kid: z.string() });
type LeaseKey = z.infer<typeof LeaseKey>;

const daySeconds = 24 * 60 * 60;

export interface LeaseHolder {
  readonly id: string;
  /** Key of the session in the database. */
  readonly sid: string;
  readonly role: LeaseClaims['role'];
  /** End of the lease, if it comes before that of the tenants: that of an impersonation. */
  readonly until?: Date;
  readonly memberships: readonly (LeaseClaims['memberships'][number] & { readonly offlineDays: number | null })[];
}

export interface Leases {
  /** Returns the newest lease again while its claims are unchanged and it is young. */
  readonly sign: (holder: LeaseHolder) => Promise<string>;
  /** The key with which a device verifies a lease. */
  readonly publicKey: () => Promise<JsonWebKey>;
}

/** A signed statement that names the person who may use a device offline, and the time limit. */
export function createLeases({ secrets, clock }: { readonly secrets: Secrets; readonly clock: () => Date }): Leases {
  let known: Promise<SigningKey> | undefined;
  const kept = createKeptLeases();
  const key = (): Promise<SigningKey> => {
    known ??= obtainKey(secrets).catch((fault: unknown) => {
      known = undefined;
      throw fault;
    });
    return known;
  };

  return {
    sign: async (holder) => {
      const claims = claimsOf(holder, clock());
      const signingKey = await key();
      return kept.newestOf(holder.sid, claims, () => signCompact(claims, signingKey));
    },
    publicKey: async () => {
      const { kty, crv, x, y, kid } = (await key()).jwk;
      return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
    },
  };
}

/** The strictest of the person's tenants decides the number of days for which a device works offline. */
export function claimsOf(holder: LeaseHolder, now: Date): LeaseClaims {
  const days = holder.memberships.map((membership) => boundedDays(membership.offlineDays));
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + (days.length === 0 ? offlineDays.standard : Math.min(...days)) * daySeconds;
  return {
    sub: holder.id,
    role: holder.role,
    memberships: holder.memberships.map(({ tenantId, tenantName, subdomain, role, tenantStatus }) => ({
      tenantId,
      tenantName,
      subdomain,
      role,
      tenantStatus,
    })),
    session: hash('sha256', holder.sid, 'base64url').slice(0, 16),
    iat,
    exp: holder.until === undefined ? exp : Math.min(exp, Math.floor(holder.until.getTime() / 1000)),
  };
}

function boundedDays(days: number | null): number {
  return days === null ? offlineDays.standard : Math.min(offlineDays.most, Math.max(offlineDays.least, Math.floor(days)));
}

interface SigningKey {
  readonly jwk: LeaseKey;
  readonly key: KeyObject;
}

async function obtainKey(secrets: Secrets): Promise<SigningKey> {
  const jwk = await secrets.obtain('lease-key', LeaseKey, makeKey);
  return { jwk, key: createPrivateKey({ key: { ...jwk }, format: 'jwk' }) };
}

/** A JWS signature consists of the two numbers side by side, not the DER that Node produces by default. */
function signCompact(claims: LeaseClaims, { jwk, key }: SigningKey): string {
  const header = { alg: 'ES256', typ: 'lease+jwt', kid: jwk.kid };
  const content = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

function makeKey(): unknown {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return { ...jwk, kid: jwk.x?.slice(0, 16) };
}
