import * as z from 'zod/mini';
import { plural, t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

/** The name of a build: the hash in the name of its first file, or the word for a server without a built app. */
const Build = z.string().check(z.regex(/^[\w-]{1,40}$/));

export const ReportAppBuild = z.strictObject({ build: Build });
export const AppBuildReported = named('AppBuildReported', z.object({ build: z.string() }));

export const AppBuild = named(
  'AppBuild',
  z.object({
    build: z.string(),
    isCurrent: described('True for the build that this server serves.', z.boolean()),
    sessions: described('Signed-in browsers that run it.', z.int()),
    lastSeenAt: DateTime,
  }),
);
export type AppBuild = z.output<typeof AppBuild>;
export const AppBuilds = named('AppBuilds', z.object({ builds: z.array(AppBuild) }));

export const errorReportsPath = '/api/error-reports';
/** Errors that a browser reports of one page load. */
export const mostErrorsOfPage = 5;

/** The report of a browser: it names neither person nor tenant. */
export const ErrorReport = z.strictObject({
  build: Build,
  screen: z.string().check(z.maxLength(200)),
  errors: z
    .array(z.strictObject({ message: z.string().check(z.maxLength(2000)), stack: z.string().check(z.maxLength(8000)), fatal: z.boolean() }))
    .check(z.minLength(1), z.maxLength(mostErrorsOfPage)),
});
export type ErrorReport = z.output<typeof ErrorReport>;

export const DeviceError = named(
  'DeviceError',
  z.object({
    id: Id,
    build: z.string(),
    message: described('Without figures, quoted words, and addresses.', z.string()),
    place: described('Places in files of the app, the innermost first.', z.string()),
    screen: described('First part of the address.', z.string()),
    browser: z.string(),
    fatal: described('True if it left an error page instead of the screen.', z.boolean()),
    count: described('Reports of it. One page load in four reports, and each that ends with an error page.', z.int()),
    firstAt: DateTime,
    lastAt: DateTime,
  }),
);
export type DeviceError = z.output<typeof DeviceError>;

export const deviceReportTexts = {
  builds: t('Builds on devices'),
  buildsIntro: t('What signed-in browsers of the last 30 days run. A device updates when its person accepts the offer.'),
  noBuilds: t('No device has reported its build yet.'),
  current: t('Served now'),
  sessions: (count: number): string => plural(count, '{count} browser', '{count} browsers', { count }),
  errors: t('Errors on devices'),
  errorsIntro: t('Without figures, names, and people. One page load in four reports its errors, and each that ends with an error page.'),
  searchErrors: t('Search message and place'),
  noErrors: t('No errors were reported'),
  noErrorsText: t('Errors of the last 30 days appear here, the newest first.'),
  fatal: t('Error page'),
} as const;
