import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LeaseClaims } from '#contract/people/session.ts';
import type { Secrets } from '#server/core/settings/secrets.ts';
import { claimsOf, createLeases, type LeaseHolder } from './lease.ts';

const now = new Date('2026-03-01T09:00:00Z');
const tenant = { tenantId: 't', tenantName: 'Acme', subdomain: 'acme', role: 'user', tenantStatus: 'active', offlineDays: null } as const;

function holder(...days: readonly (number | null)[]): LeaseHolder {
  return { id: 'u', sid: 's', role: 'user', memberships: days.map((offlineDays) => ({ ...tenant, offlineDays })) };
}

function daysOf(claims: LeaseClaims): number {
  return (claims.exp - claims.iat) / 86_400;
}

function secretsInMemory(): Secrets {
  const kept = new Map<string, unknown>();
  return {
    obtain: async (name, schema, make) => {
      if (!kept.has(name)) kept.set(name, make());
      return z.parse(schema, kept.get(name));
    },
  };
}

describe('the lease of a device', () => {
  test('[R-AUTH-03] lasts seven days where no tenant says otherwise', () => {
    expect(daysOf(claimsOf(holder(), now))).toBe(7);
    expect(daysOf(claimsOf(holder(null), now))).toBe(7);
  });

  test('the strictest tenant decides, within 1 and 30 days', () => {
    expect(daysOf(claimsOf(holder(30, 3), now))).toBe(3);
    expect(daysOf(claimsOf(holder(400), now))).toBe(30);
    expect(daysOf(claimsOf(holder(0), now))).toBe(1);
  });

  test('is not signed again for five minutes while the rights are the same', async () => {
    let time = now;
    const leases = createLeases({ secrets: secretsInMemory(), clock: () => time });
    const first = await leases.sign(holder(30));
    time = new Date(now.getTime() + 4 * 60_000);
    expect(await leases.sign(holder(30))).toBe(first);
    expect(await leases.sign({ ...holder(30), sid: 'other' })).not.toBe(first);
    time = new Date(now.getTime() + 5 * 60_000);
    expect(await leases.sign(holder(30))).not.toBe(first);
  });

  test('is signed at once when a right or its term changes', async () => {
    const leases = createLeases({ secrets: secretsInMemory(), clock: () => now });
    const first = await leases.sign(holder(30));
    expect(await leases.sign(holder(3))).not.toBe(first);
    expect(await leases.sign({ ...holder(30), role: 'tenant_admin' })).not.toBe(first);
  });

  test('has a signature that a browser can verify, and a changed one fails', async () => {
    const leases = createLeases({ secrets: secretsInMemory(), clock: () => now });
    const [header = '', payload = '', signature = ''] = (await leases.sign(holder(30))).split('.');
    const key = await crypto.subtle.importKey('jwk', await leases.publicKey(), { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
    const isGenuine = (content: string): Promise<boolean> =>
      crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(signature, 'base64url'), Buffer.from(content));
    expect(await isGenuine(`${header}.${payload}`)).toBe(true);
    const claims = z.parse(LeaseClaims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(claims).toMatchObject({ sub: 'u', role: 'user', iat: 1_772_355_600 });
    const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url');
    expect(await isGenuine(`${header}.${longer}`)).toBe(false);
  });

  test('names the session, so that a device can tell a new sign-in from the one that was left', () => {
    const [first, again, second] = ['s', 's', 't'].map((sid) => claimsOf({ ...holder(), sid }, now).session);
    expect(first).toBe(again);
    expect(first).not.toBe(second);
  });

  test('the published key holds nothing secret', async () => {
    expect(Object.keys(await createLeases({ secrets: secretsInMemory(), clock: () => now }).publicKey())).not.toContain('d');
  });
});
