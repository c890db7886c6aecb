import * as z from 'zod/mini';
import { catalog } from '#calculators/catalog.gen.ts';
import { calculatorsInForce } from '#contract/calculators/calculators-in-force.ts';
import { usualDisclaimer } from '#contract/calculators/usual-disclaimer.ts';
import type { EmbedSettings } from '#contract/pages/embed-look.ts';
import { embeddingTexts, isWebsiteOrigin } from '#contract/pages/embedding.ts';
import { Assumptions, Brand } from '#contract/sync/rows.ts';
import { fitBrand } from '#contract/tenants/tenant-settings.ts';
import { calculatorLimitOf } from '#server/calculators/calculator-limit.ts';
import type { Database } from '#server/data/database.ts';

/** A calculator as a firm embeds it in websites. */
export interface Embedded {
  /** Websites that may show the calculator; none if empty. */
  readonly origins: readonly string[];
  /** Undefined if the firm does not use the calculator, or is suspended. */
  readonly settings: EmbedSettings | undefined;
}

const Stored = z.object({ origins: z.catch(z.array(z.string()), []), consent: z.catch(z.string(), '') });

/** The embedded calculator of a tenant. Undefined for an unknown or cancelled tenant. */
export async function findEmbedded(db: Database, tenantId: string, calculatorId: string): Promise<Embedded | undefined> {
  const tenant = await db.reading({ as: 'platform' }, (tx) =>
    tx.tenant.findFirst({
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
  );
  if (tenant === null) return undefined;
  const { origins: named = [], consent = '' } = Stored.safeParse(member(tenant.settings, 'embedding')).data ?? {};
  const origins = named.filter(isWebsiteOrigin);
  const { disclaimer = '', language: _, ...look } = fitBrand(Brand.safeParse(member(tenant.settings, 'brand')).data ?? {});
  const limit = calculatorLimitOf(tenant.plan?.calculatorLimit ?? null, tenant.subscription);
  const entry = catalog.find(({ id }) => id === calculatorId);
  const isInUse = tenant.status !== 'suspended' && calculatorsInForce(tenant.calculators, limit).includes(calculatorId);
  if (entry === undefined || !isInUse) return { origins, settings: undefined };
  const { id, title, description, shelf, suite } = entry;
  return {
    origins,
    settings: {
      tenantId,
      firm: tenant.name,
      calculator: { id, title, description, shelf, suite },
      ...look,
      disclaimer: disclaimer === '' ? usualDisclaimer : disclaimer,
      assumptions: Assumptions.safeParse(member(tenant.settings, 'assumptions')).data ?? {},
      consent: consent === '' ? embeddingTexts.consent : consent,
    },
  };
}

function member(settings: unknown, name: string): unknown {
  return typeof settings === 'object' && settings !== null ? Reflect.get(settings, name) : undefined;
}
