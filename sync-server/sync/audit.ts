import type { Caller } from '#server/access/caller.ts';
import type { Tx } from '#server/data/database.ts';
import { canonicalJson } from '#server/sync/canonical-json.ts';

export interface AuditedObject {
  readonly kind: string;
  readonly id: string | null;
  /** The tenant whose trail carries the record; without one it is the platform's. */
  readonly tenantId?: string;
}

export interface AuditEntry {
  readonly id: string;
  readonly action: string;
  readonly object: AuditedObject;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Appends to the trail. Each tenant has a chain of its own, the platform another: `hash` covers the record and the hash before it. The
 * lock makes writers of one chain take turns until the commit, and `at` rises strictly inside a chain, so that it names the order.
 */
export async function writeAudit(tx: Tx, caller: Caller, now: Date, entries: readonly AuditEntry[]): Promise<void> {
  const chains = [...new Set(entries.map((entry) => entry.object.tenantId ?? 'platform'))].sort();
  for (const chain of chains) await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`audit:${chain}`}, 0))`;
  for (const entry of entries) {
    const tenantId = entry.object.tenantId ?? null;
    const text = auditedText({
      id: entry.id,
      actorId: caller.userId,
      actorRole: caller.role,
      tenantId,
      action: entry.action,
      objectKind: entry.object.kind,
      objectId: entry.object.id,
      requestId: caller.requestId,
      before: entry.before,
      after: entry.after,
    });
    await tx.$executeRaw`
      with tip as (
        select hash, at from audit_log where tenant_id is not distinct from ${tenantId}::uuid order by at desc, id desc limit 1
      ), next as (
        select greatest(${now}::timestamptz, (select at from tip) + interval '1 millisecond') as at, (select hash from tip) as previous
      )
      insert into audit_log (id, at, actor_id, actor_role, tenant_id, action, object_kind, object_id, request_id, before, after, previous_hash, hash)
      select ${entry.id}::uuid, at, ${caller.userId}::uuid, ${caller.role}, ${tenantId}::uuid, ${entry.action}, ${entry.object.kind},
        ${entry.object.id}, ${caller.requestId}, ${jsonOrNull(entry.before)}::jsonb, ${jsonOrNull(entry.after)}::jsonb, previous,
        encode(sha256(convert_to(coalesce(previous, '') || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ${text}, 'UTF8')), 'hex')
      from next`;
  }
}

export interface AuditedRecord {
  readonly id: string;
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly tenantId: string | null;
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string | null;
  readonly requestId: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** What the hash of a record covers besides the hash before it and the time. */
export function auditedText(record: AuditedRecord): string {
  return canonicalJson({ ...record, before: record.before ?? null, after: record.after ?? null });
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
