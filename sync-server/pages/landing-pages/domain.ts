import { defineDomain } from '#server/core/faces/define-domain.ts';
import { listPageCards } from './cards/list-page-cards.ts';
import { copyLandingPage, deleteLandingPage, renameLandingPage } from './cards/manage-page.ts';
import { pictureCalls } from './cards/page-picture.rest.ts';
import { landingPageRelations } from './landing-page-relations.ts';
import { landingPageRows } from './landing-page-rows.ts';
import { listFormSubmissions } from './list-form-submissions.ts';
import { listLandingPages } from './list-landing-pages.ts';
import { listOwnLandingPages } from './list-own-landing-pages.ts';
import { previewCalls } from './preview.rest.ts';
import { publishLandingPage, unpublishLandingPage } from './publish-landing-page.ts';
import { publishOnTime } from './publish-on-time.ts';
import { formCalls } from './published/receive-form.rest.ts';
import { readLandingPage } from './read-landing-page.ts';
import { saveFunnel } from './save-funnel.ts';
import { createLandingPage, saveLandingPage, updateLandingPage } from './save-landing-page.ts';
import { scheduleLandingPage } from './schedule-landing-page.ts';
import { liftLandingPage, takeDownLandingPage } from './take-down/take-down-page.ts';

/** A page appears and disappears at most this long after its time. */
const pagesEveryMs = 10 * 1000;

export const landingPagesFace = defineDomain({
  name: 'landing-pages',
  operations: [
    listLandingPages,
    readLandingPage,
    saveFunnel,
    createLandingPage,
    updateLandingPage,
    saveLandingPage,
    listOwnLandingPages,
    listPageCards,
    renameLandingPage,
    copyLandingPage,
    deleteLandingPage,
    publishLandingPage,
    unpublishLandingPage,
    scheduleLandingPage,
    takeDownLandingPage,
    liftLandingPage,
    listFormSubmissions,
  ],
  relations: landingPageRelations,
  calls: [...previewCalls, ...pictureCalls, ...formCalls],
  jobs: [{ name: 'page-schedule', everyMs: pagesEveryMs, run: publishOnTime }],
  rows: { landingPage: landingPageRows },
  tables: {
    funnel_steps: {},
    landing_pages: {},
  },
});
