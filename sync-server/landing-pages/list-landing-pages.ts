import { LandingPageHeading } from '#contract/pages/landing-pages.ts';
import { done } from '#contract/values/outcome.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/http/requests/list-page.ts';
import { NoInput } from '#server/operations/declaration.ts';
import { defineList } from '#server/operations/define-list.ts';
import { exampleHeading, headingColumns } from './landing-page-columns.ts';

export const listLandingPages = defineList({
  name: 'landingPages.list',
  id: 'listLandingPages',
  summary: 'Every landing page without its content, the newest first',
  input: NoInput,
  row: LandingPageHeading,
  rest: { method: 'GET', path: '/api/landing-pages', example: exampleHeading },
  graphql: { query: 'landingPages' },
  page: async ({ deps }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time', updatedAt: 'time', name: 'text' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...rest } = cutQuery(cut.value);
    const matching = cut.value.q === undefined ? {} : { name: { contains: likeText(cut.value.q), mode: 'insensitive' as const } };
    return deps.db.reading({ as: 'platform' }, async (tx) => {
      const total = await tx.landingPage.count({ where: matching });
      const rows = await tx.landingPage.findMany({ select: headingColumns, where: { AND: [matching, where] }, ...rest });
      return done(listPage(rows, total, cut.value));
    });
  },
});
