import type * as z from 'zod/mini';
import { AnalyticsId, FacebookPixelId } from '#contract/pages/landing-page-values.ts';
import { type BuilderPage, type LandingPage, PageConfig } from '#contract/pages/landing-pages.ts';

type Answered = Pick<z.output<typeof LandingPage>, 'config' | 'analyticsId' | 'facebookPixelId'>;

/** A stored page as the builder edits it. Undefined if its content is not readable. An id of a form that is no longer loaded is left out. */
export function builderPageOf({ config, analyticsId, facebookPixelId }: Answered): BuilderPage | undefined {
  const read = PageConfig.safeParse(config);
  if (!read.success) return undefined;
  const analytics = AnalyticsId.safeParse(analyticsId);
  const pixel = FacebookPixelId.safeParse(facebookPixelId);
  const measured = {
    ...(analytics.success ? { analyticsId: analytics.data } : {}),
    ...(pixel.success ? { facebookPixelId: pixel.data } : {}),
  };
  return analytics.success || pixel.success ? { ...read.data, measured } : read.data;
}
