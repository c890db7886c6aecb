import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { Prisma } from '#server/core/data/client.ts';
import type { Database, Tx } from '#server/core/data/database.ts';
import { forgetBuyerAddresses } from '#server/money/billing/terms/retain-books.ts';

/**
 * Tables in a tombstone besides the tenant and its people, in the order in which they can be restored. Page views, single metered calls,
 * and mails are not kept.
 */
export const keptTables = [
  'users_to_tenants',
  'invitations',
  'former_invitation_tokens',
  'api_tokens',
  'tenant_domains',
  'tenant_calculators',
  'subscriptions',
  'invoices',
  'ai_usage',
  'billing_events',
  'coupon_redemptions',
  'landing_pages',
  'pictures',
  'ab_tests',
  'ab_test_variants',
  'funnel_steps',
  'form_submissions',
  'webhooks',
] as const;

const KeptRow = z.record(z.string(), z.unknown());
export type KeptRow = z.infer<typeof KeptRow>;
/** Rows by table, in the database's JSON. */
const KeptTenant = z.record(z.string(), z.array(KeptRow));
export type KeptTenant = z.infer<typeof KeptTenant>;

interface KeptRows {
  readonly name: string;
  readonly rows: readonly unknown[];
}

/** All data of a tenant, compressed and encrypted with a key of this installation: iv, tag, then the ciphertext (AES-256-GCM). */
export async function sealTenant(tx: Tx, tenantId: string, userIds: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [
    Prisma.sql`select 'tenants' as name, coalesce(jsonb_agg(to_jsonb(r)), '[]') as rows from tenants r where id = ${tenantId}::uuid`,
    Prisma.sql`select 'users', coalesce(jsonb_agg(to_jsonb(r)), '[]') from users r where id = any(${[...userIds]}::uuid[])`,
    // These identify people at sign-in: an address alone never links an account.
    Prisma.sql`select 'identities', coalesce(jsonb_agg(to_jsonb(r)), '[]') from identities r where user_id = any(${[...userIds]}::uuid[])`,
    Prisma.sql`select 'accounts', coalesce(jsonb_agg(to_jsonb(r)), '[]') from accounts r
      where email in (select email from users where id = any(${[...userIds]}::uuid[]))`,
    ...keptTables.map(
      (table) =>
        Prisma.sql`select ${table}, coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${Prisma.raw(table)} r where tenant_id = ${tenantId}::uuid`,
    ),
  ];
  const kept = await tx.$queryRaw<KeptRows[]>`${Prisma.join(parts, ' union all ')}`;
  const text = JSON.stringify(Object.fromEntries(kept.map(({ name, rows }) => [name, rows])));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await sealKey(tx), iv);
  const sealed = Buffer.concat([cipher.update(gzipSync(text)), cipher.final()]);
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), sealed]));
}

export async function openTombstone(tx: Tx, payload: Uint8Array): Promise<KeptTenant> {
  const decipher = createDecipheriv('aes-256-gcm', await sealKey(tx), payload.subarray(0, 12));
  decipher.setAuthTag(payload.subarray(12, 28));
  const text = gunzipSync(Buffer.concat([decipher.update(payload.subarray(28)), decipher.final()])).toString('utf8');
  return KeptTenant.parse(JSON.parse(text));
}

/** Created on first use; two concurrent callers end up with the same key. */
async function sealKey(tx: Tx): Promise<Buffer> {
  await tx.$executeRaw`
    insert into secrets (key, value) values ('tombstone-key', to_jsonb(${randomBytes(32).toString('base64url')}::text)) on conflict (key) do nothing`;
  const [row] = await tx.$queryRaw<{ key: string }[]>`select value #>> '{}' as key from secrets where key = 'tombstone-key'`;
  if (row === undefined) throw new Error('The key of tombstones is missing.');
  return Buffer.from(row.key, 'base64url');
}

/** Deletes tombstones whose retention period is over. Returns their number. */
export async function purgeTombstones(db: Database, now: Date): Promise<number> {
  const expired = await db.query<{ tenantId: string }>(
    { as: 'platform' },
    'select tenant_id as "tenantId" from tenant_tombstones where purge_after <= $1',
    [now],
  );
  await forgetBuyerAddresses(
    db,
    expired.map(({ tenantId }) => tenantId),
  );
  const purged = await db.query<{ id: string }>({ as: 'platform' }, 'delete from tenant_tombstones where purge_after <= $1 returning id', [
    now,
  ]);
  return purged.length;
}
