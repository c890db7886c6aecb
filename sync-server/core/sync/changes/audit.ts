import type { Caller } from '#server/core/access/caller.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';
import { canonicalJson } from './canonical-json.ts';

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

export interface AuditOrigin {
  readonly caller: Caller;
  readonly now: Date;
  /** The tenant whose chain this transaction has already locked. */
  readonly lockedTenant?: string | undefined;
  /** The last record switches to the platform's rights for the rest of the transaction, which saves a statement. */
  readonly takesPlatformRights?: boolean;
}

/**
 * Appends to the audit trail. Each tenant has its own chain, and so has the platform: `hash` covers the record and the previous hash. The
 * lock makes writers of one chain take turns until the commit, and `at` increases strictly within a chain, so that it defines the order.
 * Each record is written with the rights of its caller, whatever follows. Returns true if the platform's rights were taken.
 */
export async function writeAudit(tx: Tx, origin: AuditOrigin, entries: readonly AuditEntry[]): Promise<boolean> {
  const chains = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const chain = entry.object.tenantId ?? platformChain;
    chains.set(chain, [...(chains.get(chain) ?? []), entry]);
  }
  const names = [...chains.keys()].sort();
  for (const name of names.filter((each) => each !== origin.lockedTenant)) {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${trailKey(name)}, 0))`;
  }
  const takesPlatformRights = origin.takesPlatformRights ?? false;
  for (const name of names) {
    const isLast = takesPlatformRights && name === names.at(-1);
    const appended = { ...origin, takesPlatformRights: isLast, entries: chains.get(name) ?? [] };
    await appendTo(tx, name === platformChain ? null : name, appended);
  }
  return takesPlatformRights && names.length > 0;
}

/** Name of the lock that writers of a chain take, by the tenant's id. */
export function trailKey(chain: string): string {
  return `audit:${chain}`;
}

const platformChain = 'platform';

/** The trail distinguishes a person's actions from those of a program with that person's rights. */
function actorRoleOf({ role, apiToken }: Caller): string {
  return apiToken === undefined ? role : 'api_token';
}

interface Appended {
  readonly caller: Caller;
  readonly now: Date;
  readonly takesPlatformRights: boolean;
  readonly entries: readonly AuditEntry[];
}

/** Any number of records in one statement: each step of the recursion hashes one record after the previous hash. */
async function appendTo(tx: Tx, tenantId: string | null, { caller, now, takesPlatformRights, entries }: Appended): Promise<void> {
  const texts = entries.map(({ id, action, object, before, after }) =>
    auditedText({
      id,
      actorId: caller.userId,
      actorRole: actorRoleOf(caller),
      impersonatorId: caller.impersonator?.userId ?? null,
      tenantId,
      action,
      objectKind: object.kind,
      objectId: object.id,
      requestId: caller.requestId,
      before,
      after,
    }),
  );
  const records = entries.map(({ id, action, object, before, after }, at) => ({
    place: at + 1,
    id,
    action,
    kind: object.kind,
    object: object.id,
    before,
    after,
  }));
  await tx.$queryRaw`
    with recursive tip as (
      select hash, at from audit_log where tenant_id = ${storedTenant(tenantId)}::uuid order by at desc, id desc limit 1
    ), start as (
      select greatest(${now}::timestamptz, (select at from tip) + interval '1 millisecond') as at, (select hash from tip) as previous
    ), given as (
      select ${texts}::text[] as texts
    ), chained as (
      select 1 as place, s.at, s.previous, ${hashed(Prisma.sql`s.at`, Prisma.sql`s.previous`, Prisma.sql`g.texts[1]`)} as hash
      from start s, given g
      union all
      select c.place + 1, n.at, c.hash, ${hashed(Prisma.sql`n.at`, Prisma.sql`c.hash`, Prisma.sql`g.texts[c.place + 1]`)}
      from given g, chained c cross join lateral (select c.at + interval '1 millisecond' as at) n
      where c.place < cardinality(g.texts)
    ), appended as (
      insert into audit_log (id, at, actor_id, actor_role, impersonator_id, tenant_id, action, object_kind, object_id, request_id, before, after, previous_hash, hash)
      select r.id, c.at, ${caller.userId}::uuid, ${actorRoleOf(caller)}, ${caller.impersonator?.userId ?? null}::uuid, ${storedTenant(tenantId)}::uuid, r.action, r.kind, r.object, ${caller.requestId}, r.before,
        r.after, c.previous, c.hash
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as r(place int, id uuid, action text, kind text, object text, before jsonb, after jsonb)
      join chained c on c.place = r.place
      returning 1
    )
    select ${takesPlatformRights ? Prisma.sql`set_config('role', 'reckoner_platform', true)` : Prisma.sql`appended`}
    from (select count(*) as appended from appended) a`;
}

function hashed(at: Prisma.Sql, previous: Prisma.Sql, text: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`encode(sha256(convert_to(
    coalesce(${previous}, '') || to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ${text}, 'UTF8')), 'hex')`;
}

export interface AuditedRecord {
  readonly id: string;
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly impersonatorId: string | null;
  readonly tenantId: string | null;
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string | null;
  readonly requestId: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** Contents of a record's hash besides the previous hash and the time. Records of older versions name no impersonator. */
export function auditedText({ impersonatorId, ...record }: AuditedRecord): string {
  const impersonator = impersonatorId === null ? {} : { impersonatorId };
  return canonicalJson({ ...record, ...impersonator, before: record.before ?? null, after: record.after ?? null });
}
