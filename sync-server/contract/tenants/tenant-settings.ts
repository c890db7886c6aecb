import * as z from 'zod/mini';
import { completeSets } from '#calculators/figures/set.ts';
import { t } from '../language/t.ts';
import { TenantEmbedding } from '../pages/embedding.ts';
import { Id } from '../values/id.ts';
import { Language } from '../values/language-choice.ts';
import { described, named } from '../values/named.ts';
import { oneLine } from '../values/one-line.ts';
import { brandFonts, cornerRadii } from './brand-choices.ts';
import { hasPublicHost } from './public-host.ts';

export const tenantSettingsTexts = {
  saved: t('Settings saved'),
  saveFailed: t('Failed to save settings'),
  inflation: t('Inflation must be between 0 and 20 per cent'),
  return: t('The return must be between -10 and 30 per cent'),
  aboveCap: t('The return is above the highest return.'),
  returnCap: t('The highest return must be between 0 and 30 per cent'),
  lifeExpectancy: t('Life expectancy must be a whole number of years from 50 to 120'),
  figures: t('Choose one of the sets of figures'),
  accent: t('The color must be written like #0f766e'),
  logoText: t('The name in the header must be 60 characters or less'),
  logoUrl: t('The logo must be an https address'),
  cornerRadius: t('Choose one of the corner shapes'),
  font: t('Choose one of the fonts'),
  disclaimer: t('The disclaimer must be 2,000 characters or less'),
  offlineDays: t('Days without a connection must be a whole number from 1 to 30'),
  visitDays: t('Days that visits are kept must be a whole number from 1 to 90'),
  nothing: t('There is nothing to save.'),
} as const;

const between = (least: number, most: number, sentence: string) =>
  z.number({ error: sentence }).check(z.minimum(least, { error: sentence }), z.maximum(most, { error: sentence }));
const whole = (least: number, most: number, sentence: string) =>
  z.int({ error: sentence }).check(z.minimum(least, { error: sentence }), z.maximum(most, { error: sentence }));

/**
 * The firm's assumptions, used as defaults of calculator inputs. Rates are per cent. A missing assumption leaves the calculator's own
 * default.
 */
export const TenantAssumptions = z.strictObject({
  inflation: z.optional(between(0, 20, tenantSettingsTexts.inflation)),
  return: z.optional(between(-10, 30, tenantSettingsTexts.return)),
  lifeExpectancy: z.optional(whole(50, 120, tenantSettingsTexts.lifeExpectancy)),
  figures: z.optional(z.enum(completeSets, { error: tenantSettingsTexts.figures })),
  returnCap: z.optional(between(0, 30, tenantSettingsTexts.returnCap)),
});

const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: tenantSettingsTexts.accent }));

const LogoAddress = z
  .string()
  .check(
    z.maxLength(500, { error: tenantSettingsTexts.logoUrl }),
    z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w\-.~%!$&()*+,;=:@/?#]*)?$/i, { error: tenantSettingsTexts.logoUrl }),
    z.refine(hasPublicHost, { error: tenantSettingsTexts.logoUrl }),
  );

/** The look of a firm. `headerColor` is the background of the header bar, and `logoDarkUrl` the logo for dark backgrounds. */
export const TenantBrand = z.strictObject({
  accent: z.optional(Color),
  headerColor: z.optional(Color),
  logoText: z.optional(z.string().check(z.trim(), z.maxLength(60, { error: tenantSettingsTexts.logoText }), oneLine())),
  logoUrl: z.optional(LogoAddress),
  logoDarkUrl: z.optional(LogoAddress),
  cornerRadius: z.optional(z.enum(cornerRadii, { error: tenantSettingsTexts.cornerRadius })),
  font: z.optional(z.enum(brandFonts, { error: tenantSettingsTexts.font })),
  language: z.optional(Language),
  disclaimer: z.optional(z.string().check(z.trim(), z.maxLength(2000, { error: tenantSettingsTexts.disclaimer }))),
});

export type TenantBrand = z.infer<typeof TenantBrand>;

/** Leaves out a value stored before a rule became stricter, and keeps the rest of the branding. */
export function fitBrand(kept: Readonly<Record<string, unknown>>): TenantBrand {
  const read = TenantBrand.safeParse(kept);
  if (read.success) return read.data;
  const unfit = new Set(read.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1))));
  return TenantBrand.safeParse(Object.fromEntries(Object.entries(kept).filter(([field]) => !unfit.has(field)))).data ?? {};
}

/** Days for which single visits of a firm's pages are kept: the default, and the bounds of its own setting. */
export const visitDays = { standard: 90, least: 1, most: 90 } as const;

const parts = {
  assumptions: z.optional(TenantAssumptions),
  brand: z.optional(TenantBrand),
  offlineDays: z.optional(whole(1, 30, tenantSettingsTexts.offlineDays)),
  visitDays: z.optional(whole(visitDays.least, visitDays.most, tenantSettingsTexts.visitDays)),
  embedding: z.optional(TenantEmbedding),
};

/** Each given part replaces the whole previous one. */
export const SetUpTenant = z.strictObject({ tenantId: Id, ...parts });
export type SetUpTenant = z.infer<typeof SetUpTenant>;

/** The same without a named tenant: the newest one that the caller administers. */
export const SetUpOwnTenant = z.strictObject({ tenant: z.optional(Id), ...parts });
export type SetUpOwnTenant = z.infer<typeof SetUpOwnTenant>;

export const TenantSettings = /* @__PURE__ */ named(
  'TenantSettings',
  /* @__PURE__ */ z.object({
    tenantId: Id,
    assumptions: TenantAssumptions,
    brand: TenantBrand,
    offlineDays: /* @__PURE__ */ described('null: the standard term.', z.nullable(z.int())),
    visitDays: /* @__PURE__ */ described('null: the standard time.', z.nullable(z.int())),
    embedding: TenantEmbedding,
  }),
);
export type TenantSettings = z.output<typeof TenantSettings>;
