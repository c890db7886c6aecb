import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { PageName } from '#contract/pages/landing-page-fields.ts';
import { plainText } from '#contract/pages/landing-page-values.ts';
import { HarmlessPageConfig } from '#contract/pages/landing-pages.ts';
import { Id } from '#contract/values/id.ts';
import { described } from '#contract/values/named.ts';

export const mostTags = 10;

export const templateChangeTexts = {
  saved: t('Template saved'),
  saveFailed: t('Failed to save the template'),
  deleted: t('Template deleted'),
  deleteFailed: t('Failed to delete the template'),
  noPage: t('This template has no page yet. Replace it with a page or a file first.'),
  pageUnknown: t('There is no such page of the platform.'),
} as const;

/** Parts that are left out stay as they are. */
export const UpdateTemplate = z.strictObject({
  id: Id,
  name: z.optional(PageName),
  description: z.optional(z.nullable(plainText(500))),
  category: z.optional(z.nullable(plainText(100))),
  industry: z.optional(z.nullable(plainText(100))),
  isFeatured: z.optional(z.boolean()),
  tags: z.optional(z.array(plainText(40)).check(z.maxLength(mostTags))),
  config: z.optional(HarmlessPageConfig),
  page: z.optional(described('A page of the platform whose saved content becomes the template.', Id)),
});
export type UpdateTemplate = z.output<typeof UpdateTemplate>;

export const TemplateId = z.strictObject({ id: Id });
