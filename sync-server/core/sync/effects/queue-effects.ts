import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';

export interface QueuedEffect {
  readonly id: string;
  readonly type: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly tenantId: string | null;
}

/**
 * Effects are rows of the same transaction: either the change and its effects exist, or neither. An effect whose key is already queued
 * stays.
 */
export async function writeEffects(tx: Tx, now: Date, effects: readonly QueuedEffect[]): Promise<void> {
  if (effects.length === 0) return;
  const unowned = effects.filter(({ tenantId }) => tenantId === null);
  await insertEffects(
    tx,
    now,
    effects.filter(({ tenantId }) => tenantId !== null),
  );
  // Inside a tenant nobody sees which effects of the platform are queued already.
  if (unowned.length > 0) await withPlatformRights(tx, () => insertEffects(tx, now, unowned));
}

/** A key cannot be unique over the partitions of time, so writers of the same key take turns. The second statement sees what the first waited for. */
async function insertEffects(tx: Tx, now: Date, effects: readonly QueuedEffect[]): Promise<void> {
  if (effects.length === 0) return;
  const stored = effects.map(({ tenantId, ...effect }) => ({ ...effect, tenant_id: storedTenant(tenantId) }));
  const keys = stored.map(({ tenant_id, key }) => `effect ${tenant_id} ${key}`).sort();
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(name, 0))::text from unnest(${keys}::text[]) as k(name)`;
  await tx.$executeRaw`
    insert into effects (id, key, tenant_id, type, payload, next_at, created_at)
    select distinct on (tenant_id, key) id, key, tenant_id, type, payload, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as s(id uuid, key text, tenant_id uuid, type text, payload jsonb)
    where not exists (select 1 from effects e where e.tenant_id = s.tenant_id and e.key = s.key)`;
}
