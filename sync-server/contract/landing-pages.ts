import * as z from 'zod/mini';
import { DateTime } from './date-time.ts';
import { Id } from './id.ts';
import { PageComponent } from './landing-page-components.ts';
import { AnalyticsId, Color, FacebookPixelId, FontFamily, plainText } from './landing-page-values.ts';
import { named } from './named.ts';
import { oneLine } from './one-line.ts';
import { reservedSubdomains } from './subdomain.ts';

export const landingPageTexts = {
  nameRequired: 'Name is required',
  outdated: (revision: number): string => `This page was saved elsewhere meanwhile. It is at revision ${revision} now.`,
  idTaken: 'There is a page with this id already.',
  tooManyComponents: 'A page holds at most 200 components.',
  pathInvalid: 'A path begins with / and holds lowercase letters, digits, and hyphens, such as /spring or /rates/2026.',
  pathReserved: 'The app itself uses this path. Choose another one.',
  pathTaken: 'Another published page has this path already. Choose another one, or unpublish that page.',
  componentTwice: 'Two components of the page have the same id.',
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
  return reservedSubdomains.includes(path.split('/')[1] ?? '');
}

export const PublishLandingPage = z.strictObject({ id: Id, path: PagePath });
export type PublishLandingPage = z.infer<typeof PublishLandingPage>;

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
