import { settingShapes } from '#contract/tenants/settings.ts';
import type { Tx } from '#server/data/database.ts';
import { settingValue } from '#server/settings/setting-store.ts';
import type { BillingRules } from './billing-state.ts';

/** Settings made by the platform owner. */
export async function readBillingRules(tx: Tx): Promise<BillingRules> {
  const pricing = settingShapes['ai.pricing'].parse((await settingValue(tx, 'ai.pricing')).value);
  const { taxPercent, ...dunning } = settingShapes.billing.parse((await settingValue(tx, 'billing')).value);
  return { pricing, ...dunning, taxPercent: String(taxPercent) };
}
