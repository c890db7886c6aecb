import type { Database, Tx } from '#server/core/data/database.ts';

/**
 * Republishes every replicated row and gives every stream a new epoch, so that each device takes a fresh copy. Run after seeding, and after
 * a database was restored: a restore returns to an earlier history, and numbers already assigned would be assigned again to other rows.
 */
export async function reissueStreams({ db }: { readonly db: Database }): Promise<void> {
  await db.inTransaction({ as: 'platform' }, reissueIn);
}

export async function reissueIn(tx: Tx): Promise<void> {
  await tx.$executeRaw`lock table stream_head, sync_row in exclusive mode`;
  await tx.$executeRaw`delete from sync_row`;
  await tx.$executeRaw`
    insert into sync_row (stream, kind, id, seq, version, deleted)
    select stream, kind, id, row_number() over (partition by stream order by place, id), 1, false from (
      select 'platform' as stream, 'calculator' as kind, id, 1 as place from calculators
      union all select 'platform', 'plan', id::text, 2 from plans
      union all select 'owner', 'tenantHead', id::text, 1 from tenants
      union all select 'owner', 'plan', id::text, 2 from plans
      union all select 'owner', 'coupon', id::text, 3 from coupons
      union all select 'owner', 'template', id::text, 4 from templates
      union all select 'owner', 'landingPage', id::text, 5 from landing_pages
      union all (select 'owner', 'user', id::text, 6 from users order by created_at desc limit 1000)
      union all (select 'owner', 'invitation', id::text, 7 from invitations order by created_at desc limit 1000)
      union all select 'tenant:' || id, 'tenant', id::text, 1 from tenants
      union all select 'tenant:' || tenant_id, 'tenantCalculator', tenant_id || ':' || calculator_id, 2 from tenant_calculators where is_enabled
      union all select 'tenant-admin:' || tenant_id, 'user', user_id::text, 1 from users_to_tenants
      union all select 'tenant-admin:' || tenant_id, 'invitation', id::text, 2 from invitations
      union all select 'tenant-admin:' || tenant_id, 'invoice', id::text, 3 from invoices where tenant_id in (select id from tenants)
      union all select 'tenant-admin:' || tenant_id, 'aiUsage', id::text, 4 from ai_usage where tenant_id in (select id from tenants)
      union all select 'user:' || id, 'me', id::text, 1 from users
    ) stated`;
  await tx.$executeRaw`
    insert into stream_head (stream, head, floor, epoch)
    select stream, max(seq), 0, gen_random_uuid() from sync_row group by stream
    on conflict (stream) do update set head = excluded.head, floor = 0, epoch = excluded.epoch`;
  await tx.$executeRaw`
    update stream_head h set epoch = gen_random_uuid(), head = 0, floor = 0
    where not exists (select 1 from sync_row r where r.stream = h.stream)`;
}
