import { LandingPage, LandingPageId } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/access/authorize.ts';
import { scopeOf } from '#server/access/caller.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { exampleContent, exampleHeading, headingColumns } from './landing-page-columns.ts';

export const readLandingPage = defineOperation({
  name: 'landingPages.listOwn',
  id: 'readLandingPage',
  summary: 'One landing page with its content',
  input: LandingPageId,
  output: LandingPage,
  object: 'loaded',
  rest: { method: 'GET', path: '/api/landing-pages/{id}', example: { ...exampleHeading, ...exampleContent } },
  graphql: { query: 'landingPage' },
  read: async ({ deps, caller }, { id }) => {
    const found = await deps.db.reading(scopeOf(caller), (tx) =>
      tx.landingPage.findUnique({
        where: { id },
        select: {
          ...headingColumns,
          tenantId: true,
          templateId: true,
          config: true,
          seoTitle: true,
          seoDescription: true,
          seoKeywords: true,
          analyticsId: true,
          facebookPixelId: true,
          conversionGoal: true,
        },
      }),
    );
    if (found === null) return refused('NotFound', accessTexts.notFound);
    const { tenantId, ...page } = found;
    return authorize('landingPages.listOwn', caller, tenantId === null ? {} : { tenantId }) ?? done(page);
  },
});
