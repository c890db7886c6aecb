import { aiPricing } from '#contract/money/settings/ai-settings.ts';
import { billingSettings, seller as sellerEntity, taxSettings } from '#contract/money/settings/billing-settings.ts';
import { type Tax, taxOf } from '#contract/money/taxes.ts';
import type { Tx } from '#server/core/data/database.ts';
import { readCurrency } from '#server/core/settings/read-currency.ts';
import { settingIn } from '#server/core/settings/setting-store.ts';
import type { BillingRules } from './billing-state.ts';
import { billingDetailsOf } from './invoice-parties.ts';

/** Settings made by the platform owner. */
export async function readBillingRules(tx: Tx): Promise<BillingRules> {
  await readCurrency(tx);
  const pricing = await settingIn(tx, aiPricing);
  const { taxPercent, ...dunning } = await settingIn(tx, billingSettings);
  return { pricing, ...dunning, taxPercent: String(taxPercent) };
}

/** The rules with the tax of the tenant's place. */
export async function readTenantRules(tx: Tx, tenantId: string): Promise<BillingRules> {
  const rules = await readBillingRules(tx);
  const { settings } = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { settings: true } });
  const { percent, named } = (await readTaxes(tx, rules))(settings);
  return { ...rules, taxPercent: percent, taxNamed: named };
}

/** Reads the rates once, for the settings of many tenants. */
export async function readTaxes(
  tx: Tx,
  { taxPercent: defaultPercent }: Pick<BillingRules, 'taxPercent'>,
): Promise<(settings: unknown) => Tax> {
  const { rows } = await settingIn(tx, taxSettings);
  const seller = await settingIn(tx, sellerEntity);
  return (settings) => taxOf({ rows, defaultPercent, seller, buyer: billingDetailsOf(settings) });
}
