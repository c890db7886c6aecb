import { visitDays } from '#contract/tenants/tenant-settings.ts';
import type { Database } from '#server/core/data/database.ts';
import { dropPartitions, makePartitions } from '#server/core/data/partitions/partitions.ts';

const deletedAtOnce = 5_000;
const dayMs = 24 * 60 * 60 * 1000;
const platform = { as: 'platform' } as const;

interface TenantDays {
  readonly id: string;
  readonly days: unknown;
}

/** The first UTC day of which all views are kept. `setting` is the stored `visitDays` of a tenant; a page of the platform has none. */
export function firstKeptDay(now: Date, setting?: unknown): string {
  return new Date(now.getTime() - daysOf(setting) * dayMs).toISOString().slice(0, 10);
}

/**
 * Drops the partitions of days that nobody keeps any more, and deletes single views earlier where their tenant chose fewer days, in short
 * statements that never hold up the storing of new views. Deletes the keys of past days. The counts stay.
 */
export async function forgetViews(db: Database, now: Date): Promise<void> {
  await db.query(platform, `delete from visitor_keys where day < ($1::timestamptz at time zone 'UTC')::date`, [now]);
  await makePartitions(db, 'landing_page_views', now);
  await dropPartitions(db, 'landing_page_views', new Date(firstKeptDay(now)));
  const tenants = await db.query<TenantDays>(
    platform,
    `select id::text, settings -> 'visitDays' as days from tenants where jsonb_typeof(settings -> 'visitDays') = 'number'`,
    [],
  );
  for (const { id, days } of tenants) if (daysOf(days) < visitDays.most) await deleteOlder(db, id, new Date(firstKeptDay(now, days)));
}

/** Deletes the older views of a tenant, a few thousand in each statement. */
async function deleteOlder(db: Database, tenantId: string, before: Date): Promise<void> {
  let deleted: number;
  do {
    const rows = await db.query(
      platform,
      `delete from landing_page_views v using (
         select tenant_id, created_at, id from landing_page_views where tenant_id = $1::uuid and created_at < $2 limit ${deletedAtOnce}
       ) old where v.tenant_id = old.tenant_id and v.created_at = old.created_at and v.id = old.id returning 1`,
      [tenantId, before],
    );
    deleted = rows.length;
  } while (deleted === deletedAtOnce);
}

function daysOf(setting: unknown): number {
  if (typeof setting !== 'number' || !Number.isInteger(setting)) return visitDays.standard;
  return Math.min(Math.max(setting, visitDays.least), visitDays.most);
}
