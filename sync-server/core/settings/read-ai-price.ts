import type { AiPrice } from '#contract/calculators/ai-price.ts';
import { aiPricing } from '#contract/money/settings/ai-settings.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';
import type { Tx } from '#server/core/data/database.ts';
import { readCurrency } from './read-currency.ts';
import { settingIn } from './setting-store.ts';

/** The price of AI calls in the settings, or with a price per call of the plan's own. The transaction needs the platform's rights. */
export async function readAiPrice(tx: Tx, ownPrice?: string | null): Promise<AiPrice> {
  await readCurrency(tx);
  const set = await settingIn(tx, aiPricing);
  return {
    pricePerCall: ownPrice ?? String(set.pricePerCall),
    minimumCents: centsOf(String(set.minimumMonthlyCharge)),
    mostCents: centsOf(String(set.overageCap)),
  };
}
