import { visitDays } from '#contract/tenants/tenant-settings.ts';
import type { Database } from '#server/core/data/database.ts';

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
 * Deletes single views after the time that their tenant chose, a whole UTC day at a time, and the keys of past days. Short statements never
 * hold up the storing of new views. The counts stay.
 */
export async function forgetViews(db: Database, now: Date): Promise<void> {
  await db.query(platform, `delete from visitor_keys where day < ($1::timestamptz at time zone 'UTC')::date`, [now]);
  await deleteAll(db, 'select id from landing_page_views where created_at < $1', [new Date(firstKeptDay(now))]);
  const tenants = await db.query<TenantDays>(
    platform,
    `select id::text, settings -> 'visitDays' as days from tenants where jsonb_typeof(settings -> 'visitDays') = 'number'`,
    [],
  );
  for (const { id, days } of tenants)
    if (daysOf(days) < visitDays.most)
      await deleteAll(
        db,
        `select v.id from landing_pages p join landing_page_views v on v.landing_page_id = p.id and v.created_at < $1
         where p.tenant_id = $2::uuid`,
        [new Date(firstKeptDay(now, days)), id],
      );
}

/** Deletes the views that a query finds, a few thousand in each statement. */
async function deleteAll(db: Database, ids: string, values: readonly (Date | string)[]): Promise<void> {
  let deleted: number;
  do {
    const rows = await db.query(
      platform,
      `delete from landing_page_views where id = any(array(${ids} limit ${deletedAtOnce})) returning 1`,
      values,
    );
    deleted = rows.length;
  } while (deleted === deletedAtOnce);
}

function daysOf(setting: unknown): number {
  if (typeof setting !== 'number' || !Number.isInteger(setting)) return visitDays.standard;
  return Math.min(Math.max(setting, visitDays.least), visitDays.most);
}
