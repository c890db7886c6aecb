import { LandingPage, LandingPageId } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { examplePage, pageColumns } from './landing-page-columns.ts';

export const readLandingPage = defineOperation({
  name: 'landingPages.listOwn',
  id: 'readLandingPage',
  summary: 'One landing page with its content',
  input: LandingPageId,
  output: LandingPage,
  object: 'loaded',
  rest: { method: 'GET', path: '/api/landing-pages/{id}', example: examplePage },
  graphql: { query: 'landingPage' },
  read: async ({ deps, caller }, { id }) => {
    const found = await deps.db.reading(scopeOf(caller), (tx) =>
      tx.landingPage.findFirst({
        where: { id },
        select: { ...pageColumns, tenantId: true },
      }),
    );
    if (found === null) return refused('NotFound', accessTexts.notFound);
    const { tenantId: stored, ...page } = found;
    const tenantId = tenantOf(stored);
    return authorize('landingPages.listOwn', caller, tenantId === null ? {} : { tenantId }) ?? done(page);
  },
});
