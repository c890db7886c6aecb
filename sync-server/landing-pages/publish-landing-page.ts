import { LandingPageHeading, LandingPageId, landingPageTexts, PublishLandingPage } from '#contract/landing-pages.ts';
import { done, refused } from '#contract/outcome.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import type { Change } from '#server/sync/change.ts';
import { ownerStream } from '#server/sync/stream-names.ts';
import { exampleHeading, headingColumns } from './landing-page-columns.ts';
import { lockPage } from './lock-page.ts';

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
  change: async (change, { id, path }) => {
    const page = await lockPage(change, 'landingPages.publish', id);
    if (!page.ok) return page;
    const { tx } = change;
    const { tenantId, name } = page.value;
    // The platform's own start page is not made with the builder.
    if (tenantId === null && path === '/') return refused('Conflict', landingPageTexts.pathReserved);
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`landing-page-path ${tenantId} ${path}`}, 0))`;
    const others = await tx.landingPage.count({ where: { tenantId, path, isPublished: true, id: { not: id } } });
    if (others > 0) return refused('Conflict', landingPageTexts.pathTaken);
    const tenant = tenantId === null ? null : await tx.tenant.findUnique({ where: { id: tenantId }, select: { subdomain: true } });
    await tx.$executeRaw`update landing_pages set published_config = config, is_published = true, published_at = ${change.now}::timestamptz,
      path = ${path}, subdomain = ${tenant?.subdomain ?? null}, updated_at = ${change.now}::timestamptz where id = ${id}::uuid`;
    change.audit('landingPages.publish', { kind: 'landingPage', id }, undefined, { name, path });
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
    await change.tx.landingPage.update({ where: { id }, data: { isPublished: false }, select: { id: true } });
    change.audit('landingPages.unpublish', { kind: 'landingPage', id }, undefined, { name: page.value.name });
    return done(await headingOf(change, id));
  },
});

function headingOf({ tx, touch }: Change, id: string): Promise<LandingPageHeading> {
  touch(ownerStream, 'landingPage', id);
  return tx.landingPage.findUniqueOrThrow({ where: { id }, select: headingColumns });
}
