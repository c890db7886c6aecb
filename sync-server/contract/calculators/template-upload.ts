import * as z from 'zod/mini';
import { plainText } from '../pages/landing-page-values.ts';
import { PageConfig, PageName } from '../pages/landing-pages.ts';

/** A page that serves as a template for others. */
export const UploadLandingTemplate = z.strictObject({
  name: PageName,
  description: z.optional(z.nullable(plainText(500))),
  category: z.optional(z.nullable(plainText(100))),
  isActive: z.optional(z.boolean()),
  config: PageConfig,
});
