import * as z from 'zod/mini';
import { t } from '../language/t.ts';
import { PngText } from '../pictures.ts';
import { isReserved } from '../tenants/subdomain.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { Moment } from '../values/moment.ts';
import { described, named } from '../values/named.ts';
import { oneLine } from '../values/one-line.ts';
import { PageComponent } from './landing-page-components.ts';
import { AnalyticsId, Color, FacebookPixelId, FontFamily, plainText } from './landing-page-values.ts';

export const landingPageTexts = {
  nameRequired: t('Name is required'),
  outdated: (revision: number): string => t('This page was saved elsewhere meanwhile. It is at revision {revision} now.', { revision }),
  idTaken: t('There is a page with this id already.'),
  tooManyComponents: t('A page holds at most 200 components.'),
  pathInvalid: t('A path begins with / and holds lowercase letters, digits, and hyphens, such as /spring or /rates/2026.'),
  pathReserved: t('The app itself uses this path. Choose another one.'),
  pathTaken: t('Another published page has this path already. Choose another one, or unpublish that page.'),
  notFit: (problem: string): string => t('The page cannot be published: {problem}', { problem }),
  timePassed: t('Choose a time in the future.'),
  endBeforeStart: t('The page must be unpublished after it is published.'),
  nothingToEnd: t('This page is not published. Choose when it is published, too.'),
  scheduleFailedSubject: (name: string): string => t('{name} was not published', { name }),
  scheduleFailed: (name: string, problem: string): string =>
    t('{name} should have been published now, but was not. {problem}', { name, problem }),
  openBuilder: t('Open the page builder'),
  componentTwice: t('Two components of the page have the same id.'),
} as const;

export const mostComponents = 200;

export const PageName = plainText(255, landingPageTexts.nameRequired).check(
  z.refine((name) => name.trim() !== '', { error: landingPageTexts.nameRequired }),
  oneLine(),
);

/** A whole page as the builder stores it. Unlisted properties are refused, so that no markup, script, or address gets in unnoticed. */
export const PageConfig = z
  .strictObject({
    name: PageName,
    components: z.array(PageComponent).check(z.maxLength(mostComponents, { error: landingPageTexts.tooManyComponents })),
    globalStyles: z.strictObject({
      fontFamily: FontFamily,
      primaryColor: Color,
      secondaryColor: Color,
      backgroundColor: Color,
      textColor: Color,
    }),
    seo: z.strictObject({ title: plainText(200), description: plainText(500), keywords: plainText(500) }),
  })
  .check(
    z.refine(({ components }) => new Set(components.map(({ id }) => id)).size === components.length, {
      error: landingPageTexts.componentTwice,
      path: ['components'],
    }),
  );
export type PageConfig = z.infer<typeof PageConfig>;

/** Tells the service worker that an answer is a published page and not the app. */
export const landingPageHeader = 'x-landing-page';

/** Renders an unsaved page for the builder's preview. */
export const previewPath = '/api/landing-page-preview';

const pageFields = {
  name: PageName,
  config: PageConfig,
  seoTitle: z.optional(z.nullable(plainText(200))),
  seoDescription: z.optional(z.nullable(plainText(500))),
  seoKeywords: z.optional(z.nullable(plainText(500))),
  analyticsId: z.optional(z.nullable(AnalyticsId)),
  facebookPixelId: z.optional(z.nullable(FacebookPixelId)),
};
/** The revision from which the builder started; without it the save overwrites. */
const Revision = z.optional(z.int().check(z.minimum(1)));

/** `id` may be made by the builder, so that later saves can name the page before the server has seen it. */
export const CreateLandingPage = z.strictObject({ id: z.optional(Id), ...pageFields });
export type CreateLandingPage = z.infer<typeof CreateLandingPage>;

export const UpdateLandingPage = z.strictObject({ id: Id, revision: Revision, ...pageFields });
export type UpdateLandingPage = z.infer<typeof UpdateLandingPage>;

/** A queued save: the first save of an id creates the page. */
export const SaveLandingPage = UpdateLandingPage;
export type SaveLandingPage = UpdateLandingPage;

/** Path of a published page on its host. The root is reserved for the page that visitors see first. */
export const PagePath = z.string().check(
  z.maxLength(200, { error: landingPageTexts.pathInvalid }),
  z.regex(/^\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)?$/, { error: landingPageTexts.pathInvalid }),
  z.refine((path) => !isOwnPath(path), { error: landingPageTexts.pathReserved }),
);

/** True if a path belongs to the app or the server. */
export function isOwnPath(path: string): boolean {
  return isReserved(path.split('/')[1] ?? '');
}

/** The picture for link previews, drawn by the browser of the person who publishes. Without it, the former one stays. */
const sharePicture = { picture: z.optional(PngText) };

export const PublishLandingPage = z.strictObject({ id: Id, path: PagePath, ...sharePicture });
export type PublishLandingPage = z.infer<typeof PublishLandingPage>;

/** Times of publishing and unpublishing. A time that is null is withdrawn. */
export const ScheduleLandingPage = z.strictObject({
  id: Id,
  path: PagePath,
  publishAt: z.nullable(Moment),
  unpublishAt: z.nullable(Moment),
  ...sharePicture,
});
export type ScheduleLandingPage = z.infer<typeof ScheduleLandingPage>;

export const LandingPageId = z.strictObject({ id: Id });
export type LandingPageId = z.infer<typeof LandingPageId>;

export const SavedPage = /* @__PURE__ */ named('SavedPage', /* @__PURE__ */ z.object({ id: Id, revision: z.int() }));
export type SavedPage = z.output<typeof SavedPage>;

const headingFields = {
  id: Id,
  name: z.string(),
  isPublished: z.boolean(),
  publishedAt: z.nullable(DateTime),
  domain: z.nullable(z.string()),
  subdomain: z.nullable(z.string()),
  path: z.string(),
  revision: z.int(),
  publishAt: /* @__PURE__ */ described('When the page will be published as it is saved then.', z.nullable(DateTime)),
  publishPath: /* @__PURE__ */ described('The path at which it will be published.', z.nullable(z.string())),
  unpublishAt: /* @__PURE__ */ described('When the page will be unpublished.', z.nullable(DateTime)),
  scheduleProblem: /* @__PURE__ */ described('Why the last scheduled publishing failed.', z.nullable(z.string())),
  createdAt: DateTime,
  updatedAt: DateTime,
};

/** A landing page without its content. The platform's own pages have neither domain nor subdomain. */
export const LandingPageHeading = /* @__PURE__ */ named('LandingPageHeading', /* @__PURE__ */ z.object(headingFields));
export type LandingPageHeading = z.output<typeof LandingPageHeading>;

/** A landing page with everything that the builder loads. */
export const LandingPage = /* @__PURE__ */ named(
  'LandingPage',
  /* @__PURE__ */ z.object({
    ...headingFields,
    templateId: z.nullable(Id),
    config: z.unknown(),
    seoTitle: z.nullable(z.string()),
    seoDescription: z.nullable(z.string()),
    seoKeywords: z.nullable(z.string()),
    analyticsId: z.nullable(z.string()),
    facebookPixelId: z.nullable(z.string()),
    conversionGoal: z.nullable(z.string()),
  }),
);

export const defaultGlobalStyles: PageConfig['globalStyles'] = {
  fontFamily: 'Inter, sans-serif',
  primaryColor: '#0f766e',
  secondaryColor: '#1e1d1a',
  backgroundColor: '#ffffff',
  textColor: '#1e1d1a',
};
