import { catalog } from '#calculators/catalog.gen.ts';
import { calculatorsInForce } from '#contract/calculators/calculators-in-force.ts';
import { usualDisclaimer } from '#contract/calculators/usual-disclaimer.ts';
import type { EmbedSettings } from '#contract/pages/embed-look.ts';
import { embeddingTexts, isWebsiteOrigin } from '#contract/tenants/embedding.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import { contactOf } from '#contract/values/contact.ts';
import { calculatorLimitOf } from '#server/core/access/calculator-limit.ts';
import type { Database } from '#server/core/data/database.ts';

/** A calculator as a tenant embeds it in websites. */
export interface Embedded {
  /** Websites that may show the calculator; none if empty. */
  readonly origins: readonly string[];
  /** Undefined if the tenant does not use the calculator, or is suspended. */
  readonly settings: EmbedSettings | undefined;
}

/** The embedded calculator of a tenant. Undefined for an unknown or cancelled tenant. */
export async function findEmbedded(db: Database, tenantId: string, calculatorId: string): Promise<Embedded | undefined> {
  const { tenant, platform } = await db.reading({ as: 'platform' }, async (tx) => ({
    platform: await tx.platformSetting.findUnique({ where: { key: 'contact' }, select: { value: true } }),
    tenant: await tx.tenant.findFirst({
      where: { id: tenantId, status: { not: 'cancelled' } },
      select: {
        status: true,
        name: true,
        settings: true,
        plan: { select: { calculatorLimit: true } },
        subscription: { select: { terms: true, status: true } },
        calculators: { where: { isEnabled: true }, select: { calculatorId: true, addedAt: true } },
      },
    }),
  }));
  if (tenant === null) return undefined;
  const { brand, assumptions, embedding, contact } = readTenantSettings(tenant.settings);
  const { origins: named = [], consent = '' } = embedding;
  const origins = named.filter(isWebsiteOrigin);
  const { disclaimer = '', language: _, ...look } = brand;
  const limit = calculatorLimitOf(tenant.plan?.calculatorLimit ?? null, tenant.subscription);
  const entry = catalog.find(({ id }) => id === calculatorId);
  const isInUse = tenant.status !== 'suspended' && calculatorsInForce(tenant.calculators, limit).includes(calculatorId);
  if (entry === undefined || !isInUse) return { origins, settings: undefined };
  const { privacyUrl, termsUrl } = contactOf(platform?.value, contact);
  const { id, title, description, shelf, suite } = entry;
  return {
    origins,
    settings: {
      tenantId,
      firm: tenant.name,
      calculator: { id, title, description, shelf, suite },
      ...look,
      disclaimer: disclaimer === '' ? usualDisclaimer : disclaimer,
      assumptions,
      consent: consent === '' ? embeddingTexts.consent : consent,
      privacyUrl,
      termsUrl,
    },
  };
}
