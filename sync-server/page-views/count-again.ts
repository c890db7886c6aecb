import { withPlatformRights } from '#server/data/roles/platform-rights.ts';
import type { Change } from '#server/sync/change.ts';
import { firstKeptDay } from './count-views.ts';

/** Has the days of a page counted again of which all views are still stored. */
export async function countAgain({ tx, now }: Pick<Change, 'tx' | 'now'>, page: string): Promise<void> {
  await withPlatformRights(
    tx,
    () => tx.$executeRaw`insert into uncounted_days (id, landing_page_id, day)
      select gen_random_uuid(), landing_page_id, day from landing_page_counts where landing_page_id = ${page}::uuid and dimension = 'page'
      and day >= ${firstKeptDay(now)}::date`,
  );
}
