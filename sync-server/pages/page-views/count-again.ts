import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { firstKeptDay } from './forget-views.ts';

/** Has the days of a page counted again of which all views are still stored. */
export async function countAgain({ tx, now }: Pick<Change, 'tx' | 'now'>, page: string): Promise<void> {
  await withPlatformRights(tx, async () => {
    const [tenant] = await tx.$queryRaw<{ days: unknown }[]>`
      select t.settings -> 'visitDays' as days from landing_pages p join tenants t on t.id = p.tenant_id where p.id = ${page}::uuid`;
    await tx.$executeRaw`insert into uncounted_days (id, tenant_id, landing_page_id, day)
      select gen_random_uuid(), tenant_id, landing_page_id, day from landing_page_counts where landing_page_id = ${page}::uuid and dimension = 'page'
      and day >= ${firstKeptDay(now, tenant?.days)}::date`;
  });
}
