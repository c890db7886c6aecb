import type { AuditQuery } from '#contract/people/audit.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';
import type { Search } from '#server/core/http/requests/search-rows.ts';

interface AuditSearch {
  readonly search: Search;
  /** The same for the query builder. */
  readonly matching: Prisma.AuditRecordWhereInput;
}

/**
 * Records of an action in which the text occurs, or of an object whose id begins with it: ids are copied as a whole, and an index of every
 * part of every id would be larger than the trail.
 */
export async function searchFor(tx: Tx, asked: AuditQuery, q: string): Promise<AuditSearch> {
  const actions = (await actionsOf(tx)).filter((action) => action.toLowerCase().includes(q.toLowerCase()));
  const beginning = likeText(q.toLowerCase());
  return {
    search: {
      table: 'audit_log',
      keys: { at: 'at' },
      matches: [Prisma.sql`action = any(${actions}::text[])`, Prisma.sql`lower(object_id) like ${`${beginning}%`}`],
      filter: conditionOf(asked),
    },
    matching: { OR: [{ action: { in: [...actions] } }, { objectId: { startsWith: beginning, mode: 'insensitive' } }] },
  };
}

/** Each action of the trail, found by jumping from one to the next in their index. */
async function actionsOf(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.$queryRaw<{ action: string }[]>`
    with recursive known(action) as (
      (select action from audit_log order by action limit 1)
      union all
      select (select next.action from audit_log next where next.action > known.action order by next.action limit 1) from known
      where known.action is not null
    ) select action from known where action is not null`;
  return rows.map(({ action }) => action);
}

export function storedTrail(tenant: string): string {
  return tenant === 'platform' ? platformTenantId : tenant;
}

function conditionOf({ tenant, actor, action, kind, object, from, to }: AuditQuery): Prisma.Sql {
  const conditions = [
    ...(tenant === undefined ? [] : [Prisma.sql`tenant_id = ${storedTrail(tenant)}::uuid`]),
    ...(actor === undefined ? [] : [Prisma.sql`(actor_id = ${actor}::uuid or impersonator_id = ${actor}::uuid)`]),
    ...(action === undefined ? [] : [actionIs(action)]),
    ...(kind === undefined ? [] : [Prisma.sql`object_kind = ${kind}`]),
    ...(object === undefined ? [] : [Prisma.sql`object_id = ${object}`]),
    ...(from === undefined ? [] : [Prisma.sql`at >= ${new Date(from)}::timestamptz`]),
    ...(to === undefined ? [] : [Prisma.sql`at <= ${new Date(to)}::timestamptz`]),
  ];
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' and ');
}

function actionIs(action: string): Prisma.Sql {
  return action.endsWith('.') ? Prisma.sql`action like ${`${action}%`}` : Prisma.sql`action = ${action}`;
}
