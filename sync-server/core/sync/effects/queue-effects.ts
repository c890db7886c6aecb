import type { Tx } from '#server/core/data/database.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';

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
  await tx.$executeRaw`
    insert into effects (id, key, tenant_id, type, payload, next_at, created_at)
    select id, key, coalesce("tenantId", ${platformTenantId}::uuid), type, payload, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb) as e(id uuid, key text, "tenantId" uuid, type text, payload jsonb)
    on conflict (tenant_id, key) do nothing`;
}
