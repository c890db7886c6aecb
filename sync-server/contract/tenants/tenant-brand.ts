import * as z from 'zod/mini';
import { languageNames } from '#contract/language/language-names.ts';
import { t } from '#contract/language/t.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { Language } from '#contract/values/language-choice.ts';
import { oneLine } from '#contract/values/one-line.ts';
import { hasPublicHost } from '#contract/values/public-host.ts';
import { type BrandFont, brandFonts, type CornerRadius, cornerRadii } from './brand-choices.ts';

export const tenantBrandTexts = {
  accent: t('The color must be written like #0f766e'),
  logoText: t('The name in the header must be 60 characters or less'),
  logoUrl: t('The logo must be an https address'),
  cornerRadius: t('Choose one of the corner shapes'),
  font: t('Choose one of the fonts'),
  disclaimer: t('The disclaimer must be 2,000 characters or less'),
} as const;

const badLogo = { error: tenantBrandTexts.logoUrl };
const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: tenantBrandTexts.accent }));
const LogoText = z.string().check(z.trim(), z.maxLength(60, { error: tenantBrandTexts.logoText }), oneLine());
const Corners = z.enum(cornerRadii, { error: tenantBrandTexts.cornerRadius });
const Font = z.enum(brandFonts, { error: tenantBrandTexts.font });
const Disclaimer = z.string().check(z.trim(), z.maxLength(2000, { error: tenantBrandTexts.disclaimer }));

const LogoAddress = z
  .string()
  .check(
    z.maxLength(500, badLogo),
    z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w\-.~%!$&()*+,;=:@/?#]*)?$/i, badLogo),
    z.refine(hasPublicHost, badLogo),
  );

const cornerNames: Readonly<Record<CornerRadius, string>> = {
  none: t('Square'),
  small: t('Slightly rounded'),
  medium: t('Rounded'),
  large: t('Very rounded'),
};
const fontNames: Readonly<Record<BrandFont, string>> = {
  inter: t('Inter'),
  system: t('The device’s own'),
  humanist: t('Humanist sans serif'),
  rounded: t('Rounded sans serif'),
  serif: t('Serif'),
};
const address = { kind: 'text', inputMode: 'url', placeholder: 'https://example.com/logo.svg' } as const;

/** The look of a tenant, one JSON object in its settings. A missing member leaves the product's own look. */
export const tenantBrand = defineEntity('TenantBrand', {
  accent: {
    answer: Color,
    input: z.optional(Color),
    initial: undefined,
    in: 'settings',
    example: '#0f766e',
    changed: '#1b5e20',
    form: {
      label: t('Brand color'),
      hint: t('Empty: the product’s own color.'),
      control: { kind: 'color', pick: t('Pick a color'), hasOwn: true },
    },
  },
  // The background of the header bar.
  headerColor: {
    answer: Color,
    input: z.optional(Color),
    initial: undefined,
    in: 'settings',
    example: '#12395b',
    changed: '#0f4c81',
    form: {
      label: t('Header color'),
      hint: t('Empty: the header has no color.'),
      control: { kind: 'color', pick: t('Pick a header color') },
    },
  },
  logoText: {
    answer: LogoText,
    input: z.optional(LogoText),
    initial: undefined,
    in: 'settings',
    example: 'Northwind',
    changed: 'Northwind Advisors',
    form: { label: t('Name in the header'), hint: t('Empty: the name of the firm.'), control: { kind: 'text' } },
  },
  logoUrl: {
    answer: LogoAddress,
    input: z.optional(LogoAddress),
    initial: undefined,
    in: 'settings',
    example: 'https://northwind.example/logo.svg',
    changed: 'https://northwind.example/sign.svg',
    form: { label: t('Address of the logo'), hint: t('Empty: the first letter of the name on your color.'), control: address },
  },
  logoDarkUrl: {
    answer: LogoAddress,
    input: z.optional(LogoAddress),
    initial: undefined,
    in: 'settings',
    example: 'https://northwind.example/dark.svg',
    changed: 'https://northwind.example/night.svg',
    form: { label: t('Address of the logo for dark backgrounds'), hint: t('Empty: the logo on a white plate.'), control: address },
  },
  cornerRadius: {
    answer: Corners,
    input: z.optional(Corners),
    initial: undefined,
    in: 'settings',
    example: 'small',
    changed: 'large',
    form: { label: t('Corners'), control: { kind: 'choice', names: cornerNames, none: t('Standard') } },
  },
  font: {
    answer: Font,
    input: z.optional(Font),
    initial: undefined,
    in: 'settings',
    example: 'inter',
    changed: 'serif',
    form: { label: t('Font'), control: { kind: 'choice', names: fontNames, none: t('Standard') } },
  },
  language: {
    answer: Language,
    input: z.optional(Language),
    initial: undefined,
    in: 'settings',
    example: 'en',
    changed: 'de',
    form: {
      label: t('Language'),
      hint: t('For everybody who has not chosen one.'),
      control: { kind: 'choice', names: languageNames, none: t('As the browser') },
    },
  },
  disclaimer: {
    answer: Disclaimer,
    input: z.optional(Disclaimer),
    initial: undefined,
    in: 'settings',
    example: 'For information only.',
    changed: 'No advice.',
    form: {
      label: t('Disclaimer'),
      hint: t('Shown below each result and on every printed page.'),
      control: { kind: 'area', rows: 4 },
    },
  },
});

export const TenantBrand = tenantBrand.whole;

/** The stored look: what no longer fits counts as none. */
export const Brand = tenantBrand.settings;
export type Brand = z.infer<typeof Brand>;
