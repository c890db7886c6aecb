import { ListedLandingPage } from '#contract/pages/landing-pages.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import type { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import { listCut } from '#server/core/http/requests/list-page.ts';
import { readListPage } from '#server/core/http/requests/read-list-page.ts';
import { contains, type Search } from '#server/core/http/requests/search-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleHeading, headingColumns } from './landing-page-columns.ts';

const listedColumns = {
  ...headingColumns,
  tenantId: true,
  tenant: { select: { name: true, status: true } },
  _count: { select: { reports: true } },
} as const;

export const listLandingPages = defineList({
  name: 'landingPages.list',
  id: 'listLandingPages',
  summary: 'Every landing page without its content, the newest first',
  input: NoInput,
  row: ListedLandingPage,
  rest: {
    method: 'GET',
    path: '/api/landing-pages',
    example: { ...exampleHeading, tenantId: '019600aa-0000-7000-8000-000000000001', firm: 'Northwind Advisors', isTrial: true, reports: 0 },
  },
  graphql: { query: 'landingPages' },
  page: async ({ deps, caller }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time', updatedAt: 'time', name: 'text' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { q } = cut.value;
    return deps.db.reading(listScopeOf(caller), async (tx) =>
      done(
        await readListPage(tx, cut.value, {
          table: 'landing_pages',
          matching: q === undefined ? {} : { name: { contains: likeText(q), mode: 'insensitive' as const } },
          search: q === undefined ? undefined : searchFor(q),
          count: (query) => tx.landingPage.count(query),
          rows: (query) => listedPages(tx, query),
        }),
      ),
    );
  },
});

function searchFor(q: string): Search {
  const keys = { createdAt: 'created_at', updatedAt: 'updated_at', name: 'name' };
  return { table: 'landing_pages', keys, matches: [contains('name', q)] };
}

type PageQuery = Pick<Prisma.LandingPageFindManyArgs, 'where' | 'orderBy' | 'take'>;

export async function listedPages(tx: Tx, query: PageQuery) {
  const found = await tx.landingPage.findMany({ ...query, select: listedColumns });
  return found.map(({ tenant, tenantId, _count, ...page }) => ({
    ...page,
    tenantId: tenantOf(tenantId),
    firm: tenant?.name ?? null,
    isTrial: tenant?.status === 'trial',
    reports: _count.reports,
  }));
}
