import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

export const pictureTexts = {
  notPng: t('This is not a PNG picture that can be stored.'),
  wrongSize: (width: number, height: number): string => t('The picture must be {width} by {height} pixels.', { width, height }),
} as const;

/** Size of the picture that social networks show beside a link. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Pixels of the icons of a tenant's app. Only a maskable icon fills the whole square, because its edges may be cut off. */
export const iconSizes = { icon192: 192, icon512: 512, maskable512: 512, touch180: 180, favicon48: 48, monochrome512: 512 } as const;

/** A PNG file in base64. */
export const PngText = z
  .string()
  .check(z.maxLength(700_000, { error: pictureTexts.notPng }), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: pictureTexts.notPng }));

/** The icons of a tenant's app, made from its logo; null removes them. */
export const SetTenantIcons = z.strictObject({
  tenant: z.optional(Id),
  icons: z.nullable(
    z.strictObject({
      icon192: PngText,
      icon512: PngText,
      maskable512: PngText,
      touch180: PngText,
      favicon48: PngText,
      /** The shape of the logo alone. A logo that fills its whole rectangle has none. */
      monochrome512: z.optional(PngText),
    }),
  ),
});
export type SetTenantIcons = z.infer<typeof SetTenantIcons>;

export const TenantIcons = named(
  'TenantIcons',
  z.object({
    tenantId: Id,
    iconAddress: described('Path of the icon; null if the app shows the first letter of the name.', z.nullable(z.string())),
  }),
);
export type TenantIcons = z.output<typeof TenantIcons>;

/** Path of a stored picture. A changed picture has another id, so the answer may be cached for good. */
export function picturePath(id: string): string {
  return `/picture.png?id=${id}`;
}
