import { ListedLandingPage } from '#contract/pages/landing-pages.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import type { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import { cutQuery, listCut, listPage } from '#server/core/http/requests/list-page.ts';
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
    const { where, ...rest } = cutQuery(cut.value);
    const matching = cut.value.q === undefined ? {} : { name: { contains: likeText(cut.value.q), mode: 'insensitive' as const } };
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      const total = await tx.landingPage.count({ where: matching });
      const rows = await listedPages(tx, { where: { AND: [matching, where] }, ...rest });
      return done(listPage(rows, total, cut.value));
    });
  },
});

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
