import { CreateLandingPage, defaultGlobalStyles, LandingPageId, UpdateLandingPage } from '#contract/landing-pages.ts';
import { answerList, ListParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { listLandingPages, readLandingPage } from './read-landing-pages.ts';
import { createLandingPage, updateLandingPage } from './save-landing-page.ts';

const id = '019600aa-0000-7000-8000-0000000000f1';
const exampleHeading = {
  id,
  name: 'Spring campaign',
  isPublished: false,
  publishedAt: null,
  domain: null,
  subdomain: null,
  path: '/',
  revision: 3,
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-01-16T09:00:00.000Z',
};
const examplePage = {
  ...exampleHeading,
  templateId: null,
  config: {
    name: 'Spring campaign',
    components: [],
    globalStyles: defaultGlobalStyles,
    seo: { title: 'Plan your spring', description: 'Calculators for the season', keywords: 'loans, savings' },
  },
  seoTitle: 'Plan your spring',
  seoDescription: 'Calculators for the season',
  seoKeywords: 'loans, savings',
  analyticsId: null,
  facebookPixelId: null,
  conversionGoal: null,
};

/** Saving from the builder, and what it loads. */
export const landingPageCalls = [
  restEntry({
    method: 'POST',
    path: '/api/landing-pages',
    operation: 'landingPages.create',
    summary: 'Save a page for the first time',
    example: { id, revision: 1 },
    input: CreateLandingPage,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => createLandingPage(change, input)),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/landing-pages/{id}',
    operation: 'landingPages.update',
    summary: 'Save a page again; a save on an older revision is refused',
    example: { id, revision: 4 },
    input: UpdateLandingPage,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => updateLandingPage(change, input)),
  }),
  restEntry({
    method: 'GET',
    path: '/api/landing-pages',
    operation: 'landingPages.list',
    summary: 'Every landing page without its content, the newest first',
    example: [exampleHeading],
    input: ListParameters,
    handler: ({ deps, principal }, input) => answerList((cut) => listLandingPages(deps, principal, cut), '/api/landing-pages', input),
  }),
  restEntry({
    method: 'GET',
    path: '/api/landing-pages/{id}',
    operation: 'landingPages.list',
    summary: 'One landing page with its content',
    example: examplePage,
    input: LandingPageId,
    handler: ({ deps, principal }, input) => readLandingPage(deps, principal, input),
  }),
];
