import * as z from 'zod/mini';
import { t } from '../language/t.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { described, named } from '../values/named.ts';

export const templateTexts = {
  unknown: t('There is no such template.'),
  live: t('Live'),
  draft: t('Draft'),
} as const;

/** A template as the platform owner lists it. */
export const Template = /* @__PURE__ */ named(
  'Template',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    description: z.nullable(z.string()),
    category: z.nullable(z.string()),
    thumbnailUrl: z.nullable(z.string()),
    isActive: /* @__PURE__ */ described('True: Live. False: Draft.', z.boolean()),
    previewUrl: z.string(),
    createdAt: DateTime,
  }),
);
export type Template = z.output<typeof Template>;

export function previewUrlOf(id: string): string {
  return `/api/template-preview/${encodeURIComponent(id)}`;
}
