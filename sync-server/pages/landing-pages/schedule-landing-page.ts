import { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { landingPageTexts, ScheduleLandingPage } from '#contract/pages/landing-pages.ts';
import { done, type Refused, refused } from '#contract/values/outcome.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { exampleHeading } from './landing-page-columns.ts';
import { lockPage } from './lock-page.ts';
import { headingOf } from './publish-landing-page.ts';
import { refuseUnpublishable } from './publish-page.ts';
import { storeSharePicture } from './store-share-picture.ts';

/** Times of publishing and unpublishing. The checks of publishing are made now, and again when the time has come. */
export const scheduleLandingPage = defineOperation({
  name: 'landingPages.publish',
  id: 'scheduleLandingPage',
  summary: 'Choose, change, or withdraw the times at which a page is published and unpublished',
  input: ScheduleLandingPage,
  output: LandingPageHeading,
  object: 'loaded',
  rest: {
    method: 'PUT',
    path: '/api/landing-pages/{id}/schedule',
    example: { ...exampleHeading, publishAt: new Date('2026-03-01T09:00:00.000Z'), publishPath: '/spring' },
  },
  graphql: { mutation: 'scheduleLandingPage' },
  change: async (change, { id, path, picture, ...times }) => {
    const page = await lockPage(change, 'landingPages.publish', id);
    if (!page.ok) return page;
    const publishAt = timeOf(times.publishAt);
    const unpublishAt = timeOf(times.unpublishAt);
    const refusal =
      (await refuseTimes(change, id, publishAt, unpublishAt)) ??
      (publishAt === null
        ? undefined
        : ((await refuseUnpublishable(change, page.value, path)) ?? (await storeSharePicture(change, page.value, picture))));
    if (refusal !== undefined) return refusal;
    const data = { publishAt, publishPath: publishAt === null ? null : path, unpublishAt, scheduleProblem: null };
    await change.tx.landingPage.update({ where: keyOf(page.value.tenantId, id), data, select: { id: true } });
    change.audit('landingPages.schedule', { kind: 'landingPage', id }, undefined, { name: page.value.name, path, ...times });
    change.touch(ownerStream, 'landingPage', id);
    return done(await headingOf(change, id));
  },
});

function timeOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

async function refuseTimes(
  { tx, now }: Change,
  id: string,
  publishAt: Date | null,
  unpublishAt: Date | null,
): Promise<Refused<'Conflict'> | undefined> {
  if ([publishAt, unpublishAt].some((time) => time !== null && time <= now)) return refused('Conflict', landingPageTexts.timePassed);
  if (unpublishAt === null) return undefined;
  if (publishAt !== null) return unpublishAt > publishAt ? undefined : refused('Conflict', landingPageTexts.endBeforeStart);
  const live = await tx.landingPage.count({ where: { id, isPublished: true } });
  return live > 0 ? undefined : refused('Conflict', landingPageTexts.nothingToEnd);
}
