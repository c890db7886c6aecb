import { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { LandingPageId, PublishLandingPage } from '#contract/pages/landing-pages.ts';
import { done } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { exampleHeading, headingColumns } from './landing-page-columns.ts';
import { lockPage } from './lock-page.ts';
import { publishPage, unpublishPage } from './publish-page.ts';
import { storeSharePicture } from './store-share-picture.ts';

/** Visitors see the page as saved at the time of publishing; later saves are not visible until it is published again. */
export const publishLandingPage = defineOperation({
  name: 'landingPages.publish',
  id: 'publishLandingPage',
  summary: 'Publish a page as it is saved now, at a path of its host',
  input: PublishLandingPage,
  output: LandingPageHeading,
  object: 'loaded',
  rest: {
    method: 'POST',
    path: '/api/landing-pages/{id}/publish',
    example: {
      ...exampleHeading,
      isPublished: true,
      publishedAt: new Date('2026-01-16T09:00:00.000Z'),
      subdomain: 'acme',
      path: '/spring',
    },
  },
  graphql: { mutation: 'publishLandingPage' },
  change: async (change, { id, path, picture }) => {
    const page = await lockPage(change, 'landingPages.publish', id);
    if (!page.ok) return page;
    const refusal = (await storeSharePicture(change, page.value, picture)) ?? (await publishPage(change, page.value, path));
    if (refusal !== undefined) return refusal;
    return done(await headingOf(change, id));
  },
});

export const unpublishLandingPage = defineOperation({
  name: 'landingPages.publish',
  id: 'unpublishLandingPage',
  summary: 'Take a published page away from visitors; its content stays',
  input: LandingPageId,
  output: LandingPageHeading,
  object: 'loaded',
  rest: { method: 'POST', path: '/api/landing-pages/{id}/unpublish', example: exampleHeading },
  graphql: { mutation: 'unpublishLandingPage' },
  change: async (change, { id }) => {
    const page = await lockPage(change, 'landingPages.publish', id);
    if (!page.ok) return page;
    await unpublishPage(change, page.value);
    return done(await headingOf(change, id));
  },
});

export function headingOf({ tx }: Change, id: string): Promise<LandingPageHeading> {
  return tx.landingPage.findFirstOrThrow({ where: { id }, select: headingColumns });
}
