import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { PngText } from '#contract/tenants/pictures.ts';
import { Id } from '#contract/values/id.ts';
import { Moment } from '#contract/values/moment.ts';
import { described, named } from '#contract/values/named.ts';
import { PageComponent } from './landing-page-components.ts';
import { LandingPageHeading, landingPage, PageName } from './landing-page-fields.ts';
import { AnalyticsId, Color, FacebookPixelId, FontFamily, plainText } from './landing-page-values.ts';
import { isOwnPath } from './reserved-paths.ts';
import { findSensitiveField, sensitiveFieldText } from './sensitive-fields.ts';

export const landingPageTexts = {
  outdated: (revision: number): string => t('This page was saved elsewhere meanwhile. It is at revision {revision} now.', { revision }),
  idTaken: t('There is a page with this id already.'),
  tooManyComponents: t('A page holds at most 200 components.'),
  pathInvalid: t('A path begins with / and holds lowercase letters, digits, and hyphens, such as /spring or /rates/2026.'),
  pathReserved: t('The app itself uses this path, or it reads like a sign-in. Choose another one.'),
  pathTaken: t('Another published page has this path already. Choose another one, or unpublish that page.'),
  notFit: (problem: string): string => t('The page cannot be published: {problem}', { problem }),
  timePassed: t('Choose a time in the future.'),
  endBeforeStart: t('The page must be unpublished after it is published.'),
  nothingToEnd: t('This page is not published. Choose when it is published, too.'),
  scheduleFailedSubject: (name: string): string => t('{name} was not published', { name }),
  scheduleFailed: (name: string, problem: string): string =>
    t('{name} should have been published now, but was not. {problem}', { name, problem }),
  takenDownSubject: (name: string): string => t('{name} was taken down', { name }),
  takenDown: (reason: string): string =>
    t('The operator of the platform has taken this page down: {reason} It cannot be published before the operator allows it.', { reason }),
  reasonRequired: t('A reason is required'),
  openBuilder: t('Open the page builder'),
  componentTwice: t('Two components of the page have the same id.'),
} as const;

export const mostComponents = 200;

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

/** A page as the builder edits it: with the ids of measuring services, which are no part of its content when it is saved. */
export const BuilderPage = z.safeExtend(PageConfig, {
  measured: z.optional(z.strictObject({ analyticsId: z.optional(AnalyticsId), facebookPixelId: z.optional(FacebookPixelId) })),
});
export type BuilderPage = z.infer<typeof BuilderPage>;

/** A page as it may be saved: no form of it asks for a secret. Pages saved before the rule are still read by `PageConfig`. */
export const HarmlessPageConfig = PageConfig.check((context) => {
  const field = findSensitiveField(context.value.components);
  if (field === undefined) return;
  context.issues.push({ code: 'custom', input: field.label, path: ['components'], message: sensitiveFieldText(field.label) });
});

/** Tells the service worker that an answer is a published page and not the app. */
export const landingPageHeader = 'x-landing-page';

/** Renders an unsaved page for the builder's preview. */
export const previewPath = '/api/landing-page-preview';

/** The revision from which the builder started; without it the save overwrites. */
const Revision = z.optional(z.int().check(z.minimum(1)));

/** `id` may be made by the builder, so that later saves can name the page before the server has seen it. */
export const CreateLandingPage = z.extend(landingPage.create, { config: HarmlessPageConfig });
export type CreateLandingPage = z.input<typeof CreateLandingPage>;

/** A save sends the whole page; a setting that it leaves out stays unchanged. */
export const UpdateLandingPage = z.strictObject({
  id: Id,
  revision: Revision,
  ...landingPage.written,
  name: PageName,
  config: HarmlessPageConfig,
});
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

export const TakeDownPage = z.strictObject({
  id: Id,
  reason: plainText(500, landingPageTexts.reasonRequired).check(
    z.refine((reason) => reason.trim() !== '', { error: landingPageTexts.reasonRequired }),
  ),
});

export const SavedPage = named('SavedPage', z.object({ id: Id, revision: z.int() }));
export type SavedPage = z.output<typeof SavedPage>;

/** A landing page in the platform owner's list. */
export const ListedLandingPage = named(
  'ListedLandingPage',
  z.extend(LandingPageHeading, {
    tenantId: described('Null for a page of the platform.', z.nullable(Id)),
    firm: described('Name of the firm; null for a page of the platform.', z.nullable(z.string())),
    isTrial: described('True if its firm is on trial.', z.boolean()),
    reports: described('How often strangers reported the page.', z.int()),
  }),
);
export type ListedLandingPage = z.output<typeof ListedLandingPage>;

export const LandingPage = landingPage.answer;

export const defaultGlobalStyles: PageConfig['globalStyles'] = {
  fontFamily: 'Inter, sans-serif',
  primaryColor: '#0f766e',
  secondaryColor: '#1e1d1a',
  backgroundColor: '#ffffff',
  textColor: '#1e1d1a',
};
