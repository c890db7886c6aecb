import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { hasPublicHost } from '#contract/values/public-host.ts';

/** Dimensions of the builder from the specification. Lengths are CSS pixels. */
export const builder = {
  gridPx: 20,
  historyEntries: 50,
  /** Offset of a pasted or duplicated component from the original. */
  copyOffsetPx: 20,
  previewWidths: { desktop: '100%', tablet: '768px', mobile: '375px' },
  containerWidths: [1200, 800, 1400],
  paddings: [24, 48, 96, 128],
  gaps: [8, 16, 24, 32],
  columnCounts: [1, 2, 3, 4, 6],
  headingLevels: [1, 2, 3, 4, 5, 6],
} as const;

export const valueTexts = {
  link: t('A link begins with https://, mailto:, tel:, / or #.'),
  media: t('The address of a picture or video begins with https:// and names a host of the public internet.'),
  color: t('A color is written like #0f766e.'),
  path: t('A path begins with / and holds lowercase letters, digits, and hyphens.'),
  style: 'This value does not fit the property.',
  fontFamily: 'A font is named with letters, digits, spaces, commas and hyphens.',
  analyticsId: t('An analytics id looks like G-AB12CD34.'),
  facebookPixelId: t('A pixel id has 10 to 20 digits.'),
  text: t('The text holds a character that cannot be stored.'),
} as const;

/** Excludes NUL and unpaired surrogates, because no database stores them. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Plain text: it is escaped for display and never read as markup. */
export function plainText(longest: number, whenMissing?: string) {
  return z
    .string(whenMissing === undefined ? undefined : ifMissing(whenMissing))
    .check(z.maxLength(longest), z.refine(isStorable, { error: valueTexts.text }));
}

// A browser drops tabs and line breaks from an address before it reads the scheme, takes \ for /, and trims surrounding characters. None of
// these, no quotes, and no angle brackets are allowed in an address.
const unsafeLetters = /[\p{Cc}\p{Cf}\p{Z}\\"'<>`{}|^]|\p{Surrogate}/u;
const host = /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?(?:[/?#]|$)/i;

/** The target of a link for visitors; empty until one is chosen. */
export function isSafeLink(value: string): boolean {
  if (value === '') return true;
  if (value.length > 2000 || unsafeLetters.test(value)) return false;
  if (host.test(value)) return true;
  if (/^mailto:[^\s@:/?#&%]+@[^\s@:/?#&%]+(?:\?subject=[^&#]*)?$/i.test(value) || /^tel:\+?[\d().-]{3,30}$/i.test(value)) return true;
  if (value.startsWith('#')) return true;
  if (value.startsWith('/')) return !value.startsWith('//');
  // A relative path: its first segment cannot be read as a scheme.
  return /^[\w.~-]+(?:[/?#]|$)/.test(value);
}

/** Resources that a page loads automatically: only over TLS, and only from the public internet. */
export function isSafeMedia(value: string): boolean {
  return value === '' || (value.length <= 2000 && !unsafeLetters.test(value) && host.test(value) && hasPublicHost(value));
}

export const Link = z.string().check(z.refine(isSafeLink, { error: valueTexts.link }));
export const Media = z.string().check(z.refine(isSafeMedia, { error: valueTexts.media }));
export const Color = z.string().check(z.regex(/^(?:#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})|transparent)$/i, { error: valueTexts.color }));
export const FontFamily = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9 ,-]{0,199}$/, { error: valueTexts.fontFamily }));
/**
 * These values end up in a third-party script, so only the exact pattern of an id is accepted. A container of Google Tag Manager (GTM-) could
 * load scripts of any host, and the former Universal Analytics (UA-) measures nothing any more.
 */
export const AnalyticsId = z.string(valueTexts.analyticsId).check(z.regex(/^G-[A-Z0-9]{4,12}$/, { error: valueTexts.analyticsId }));
export const FacebookPixelId = z.string(valueTexts.facebookPixelId).check(z.regex(/^\d{10,20}$/, { error: valueTexts.facebookPixelId }));

const Length = z.union(
  [
    z.number().check(z.minimum(-4000), z.maximum(4000)),
    z.string().check(z.regex(/^(?:0|auto|-?\d{1,4}(?:\.\d{1,2})?(?:px|%|em|rem|vw|vh))$/)),
  ],
  { error: valueTexts.style },
);
const oneOf = <const Values extends readonly string[]>(values: Values) => z.optional(z.enum(values, { error: valueTexts.style }));

const lengths = {
  width: z.optional(Length),
  maxWidth: z.optional(Length),
  minHeight: z.optional(Length),
  height: z.optional(Length),
  padding: z.optional(Length),
  paddingTop: z.optional(Length),
  paddingRight: z.optional(Length),
  paddingBottom: z.optional(Length),
  paddingLeft: z.optional(Length),
  margin: z.optional(Length),
  marginTop: z.optional(Length),
  marginRight: z.optional(Length),
  marginBottom: z.optional(Length),
  marginLeft: z.optional(Length),
  fontSize: z.optional(Length),
  lineHeight: z.optional(Length),
  letterSpacing: z.optional(Length),
  borderWidth: z.optional(Length),
  borderRadius: z.optional(Length),
};

/**
 * The allowed style properties of a component, each with its values. Positions and addresses are excluded, so a component stays on its
 * canvas.
 */
export const Styles = z.strictObject({
  ...lengths,
  color: z.optional(Color),
  backgroundColor: z.optional(Color),
  borderColor: z.optional(Color),
  fontFamily: z.optional(FontFamily),
  fontWeight: oneOf(['300', '400', '500', '600', '700', '800']),
  fontStyle: oneOf(['normal', 'italic']),
  textAlign: oneOf(['left', 'center', 'right', 'justify']),
  textTransform: oneOf(['none', 'uppercase', 'lowercase', 'capitalize']),
  textDecoration: oneOf(['none', 'underline']),
  borderStyle: oneOf(['none', 'solid', 'dashed', 'dotted']),
  objectFit: oneOf(['cover', 'contain', 'fill']),
  opacity: z.optional(z.number({ error: valueTexts.style }).check(z.minimum(0), z.maximum(1))),
});
export type Styles = z.infer<typeof Styles>;
