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
    isActive: described('True: Live. False: Draft.', z.boolean()),
    previewUrl: z.string(),
    createdAt: DateTime,
  }),
);
export type Template = z.output<typeof Template>;

export const SwitchTemplate = z.strictObject({ id: Id, isActive: z.boolean() });

export function previewUrlOf(id: string): string {
  return `/api/template-preview/${encodeURIComponent(id)}`;
}
