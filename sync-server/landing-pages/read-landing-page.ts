import { accessTexts } from '#contract/access.ts';
import { LandingPage, LandingPageId } from '#contract/landing-pages.ts';
import { done, refused } from '#contract/outcome.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { exampleContent, exampleHeading, headingColumns } from './landing-page-columns.ts';

export const readLandingPage = defineOperation({
  name: 'landingPages.list',
  id: 'readLandingPage',
  summary: 'One landing page with its content',
  input: LandingPageId,
  output: LandingPage,
  rest: { method: 'GET', path: '/api/landing-pages/{id}', example: { ...exampleHeading, ...exampleContent } },
  graphql: { query: 'landingPage' },
  read: async ({ deps }, { id }) => {
    const page = await deps.db.reading({ as: 'platform' }, (tx) =>
      tx.landingPage.findUnique({
        where: { id },
        select: {
          ...headingColumns,
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
    return page === null ? refused('NotFound', accessTexts.notFound) : done(page);
  },
});
