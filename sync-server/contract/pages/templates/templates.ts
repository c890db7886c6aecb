import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

export const templateTexts = {
  unknown: t('There is no such template.'),
  live: t('Live'),
  draft: t('Draft'),
  makeLive: t('Make live'),
  makeDraft: t('Make a draft'),
  switched: (isLive: boolean): string => (isLive ? t('The template is live') : t('The template is a draft')),
  switchFailed: t('Failed to switch the template'),
} as const;

/** A template as the platform owner lists it. */
export const Template = named(
  'Template',
  z.object({
    id: Id,
    name: z.string(),
    description: z.nullable(z.string()),
    category: z.nullable(z.string()),
    thumbnailUrl: z.nullable(z.string()),
    industry: z.nullable(z.string()),
    isFeatured: described('Shown before the others.', z.boolean()),
    tags: z.array(z.string()),
    usedBy: described('Landing pages that were made from it.', z.int()),
    isActive: described('True: Live. False: Draft.', z.boolean()),
    previewUrl: z.string(),
    createdAt: DateTime,
  }),
);
export type Template = z.output<typeof Template>;

export const SwitchTemplate = z.strictObject({ id: Id, isActive: z.boolean() });

/** The picture of a template, drawn from its page. */
export function pictureUrlOf(id: string): string {
  return `/api/template-picture/${encodeURIComponent(id)}`;
}

export function previewUrlOf(id: string): string {
  return `/api/template-preview/${encodeURIComponent(id)}`;
}
