import { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { LandingPageId, landingPageTexts, TakeDownPage } from '#contract/pages/landing-pages.ts';
import { done } from '#contract/values/outcome.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { mailAdministrators } from '#server/core/mail-queue/mail-administrators.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { exampleHeading } from '#server/pages/landing-pages/landing-page-columns.ts';
import { lockPage } from '#server/pages/landing-pages/lock-page.ts';
import { headingOf } from '#server/pages/landing-pages/publish-landing-page.ts';

const takenDownAt = new Date('2026-01-17T09:00:00.000Z');

/** The page answers 410 from now on, and is not published again before this is lifted. Its tenant sees the reason. */
export const takeDownLandingPage = defineOperation({
  name: 'landingPages.takeDown',
  id: 'takeDownLandingPage',
  summary: 'Take a page of a firm down with a reason that the firm sees',
  input: TakeDownPage,
  output: LandingPageHeading,
  rest: {
    method: 'POST',
    path: '/api/landing-pages/{id}/take-down',
    example: { ...exampleHeading, takenDownAt, takenDownReason: 'It copies the sign-in of a bank.' },
  },
  graphql: { mutation: 'takeDownLandingPage' },
  change: async (change, { id, reason }) => {
    const page = await lockPage(change, 'landingPages.takeDown', id);
    if (!page.ok) return page;
    const { name, tenantId } = page.value;
    const data = {
      takenDownAt: change.now,
      takenDownReason: reason,
      isPublished: false,
      publishAt: null,
      publishPath: null,
      unpublishAt: null,
    };
    await change.tx.landingPage.update({ where: keyOf(tenantId, id), data, select: { id: true } });
    change.audit('landingPages.takeDown', { kind: 'landingPage', id, ...(tenantId === null ? {} : { tenantId }) }, undefined, {
      name,
      reason,
    });
    change.touch(ownerStream, 'landingPage', id);
    if (tenantId !== null) {
      await mailAdministrators(change, `page-taken-down:${id}:${change.now.getTime()}`, tenantId, {
        subject: landingPageTexts.takenDownSubject(name),
        paragraphs: [landingPageTexts.takenDown(reason)],
      });
    }
    return done(await headingOf(change, id));
  },
});

export const liftLandingPage = defineOperation({
  name: 'landingPages.takeDown',
  id: 'liftLandingPage',
  summary: 'Let a page that was taken down be published again',
  input: LandingPageId,
  output: LandingPageHeading,
  rest: { method: 'POST', path: '/api/landing-pages/{id}/lift', example: exampleHeading },
  graphql: { mutation: 'liftLandingPage' },
  change: async (change, { id }) => {
    const page = await lockPage(change, 'landingPages.takeDown', id);
    if (!page.ok) return page;
    const { name, tenantId } = page.value;
    await change.tx.landingPage.update({
      where: keyOf(tenantId, id),
      data: { takenDownAt: null, takenDownReason: null },
      select: { id: true },
    });
    change.audit('landingPages.lift', { kind: 'landingPage', id, ...(tenantId === null ? {} : { tenantId }) }, undefined, { name });
    change.touch(ownerStream, 'landingPage', id);
    return done(await headingOf(change, id));
  },
});
