import { cardDays, LandingPageCard, pagePictureUrl } from '#contract/pages/page-cards.ts';
import { done } from '#contract/values/outcome.ts';
import { administeredTenants, scopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleHeading, headingColumns } from '#server/pages/landing-pages/landing-page-columns.ts';

const dayMs = 24 * 60 * 60 * 1000;

const list: ShortList<LandingPageCard> = {
  keys: {
    name: ({ name }) => name.toLowerCase(),
    updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
    visitors: ({ visitors }) => String(visitors).padStart(12, '0'),
    leads: ({ leads }) => String(leads).padStart(12, '0'),
  },
  usual: { field: 'updatedAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name, path }) => `${name} ${path}`,
};

export const listPageCards = defineList({
  name: 'landingPages.listOwn',
  id: 'listPageCards',
  summary: 'The landing pages of the tenants that the caller administers, with their visitors and leads',
  input: NoInput,
  row: LandingPageCard,
  rest: {
    method: 'GET',
    path: '/api/tenant/page-cards',
    example: {
      ...exampleHeading,
      visitors: 214,
      senders: 9,
      leads: 21,
      picture: pagePictureUrl(exampleHeading.id, exampleHeading.revision),
    },
  },
  graphql: { query: 'pageCards' },
  list,
  rows: async ({ deps, caller }) => {
    const own = caller.role === 'platform_owner' ? { tenantId: platformTenantId } : { tenantId: { in: administeredTenants(caller) } };
    return done(
      await deps.db.reading(scopeOf(caller), async (tx) => {
        const pages = await tx.landingPage.findMany({
          where: own,
          select: { ...headingColumns, _count: { select: { submissions: true } } },
        });
        const counts = await countVisitors(
          tx,
          pages.map(({ id }) => id),
          deps.clock(),
        );
        return pages.map(({ _count, ...page }) => ({
          ...page,
          leads: _count.submissions,
          visitors: counts.get(`${page.id} page`) ?? 0,
          senders: counts.get(`${page.id} event`) ?? 0,
          picture: pagePictureUrl(page.id, page.revision),
        }));
      }),
    );
  },
});

/** By page and dimension: `page` for visitors, `event` for those who sent a form. */
async function countVisitors(tx: Tx, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.landingPageCount.groupBy({
    by: ['landingPageId', 'dimension'],
    where: {
      landingPageId: { in: [...ids] },
      dimension: { in: ['page', 'event'] },
      day: { gt: new Date(now.getTime() - cardDays * dayMs) },
    },
    _sum: { visitors: true },
  });
  return new Map(rows.map(({ landingPageId, dimension, _sum }) => [`${landingPageId} ${dimension}`, _sum.visitors ?? 0]));
}
