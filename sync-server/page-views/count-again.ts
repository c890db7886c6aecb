import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';

/** Has the days of a page counted again, as far as their views are still stored. */
export async function countAgain(tx: Tx, page: string): Promise<void> {
  await withPlatformRights(
    tx,
    () => tx.$executeRaw`insert into uncounted_days (id, landing_page_id, day)
      select gen_random_uuid(), landing_page_id, day from landing_page_counts where landing_page_id = ${page}::uuid and dimension = 'page'
      and day >= (select (min(created_at) at time zone 'UTC')::date from landing_page_views where landing_page_id = ${page}::uuid)`,
  );
}
