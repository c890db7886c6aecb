import * as z from 'zod/mini';
import { PageName } from '#contract/pages/landing-page-fields.ts';
import { plainText } from '#contract/pages/landing-page-values.ts';
import { HarmlessPageConfig } from '#contract/pages/landing-pages.ts';

/** A page that serves as a template for others. */
export const UploadLandingTemplate = z.strictObject({
  name: PageName,
  description: z.optional(z.nullable(plainText(500))),
  category: z.optional(z.nullable(plainText(100))),
  isActive: z.optional(z.boolean()),
  config: HarmlessPageConfig,
});
