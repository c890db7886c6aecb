import type { AiPrice } from '#contract/calculators/ai-price.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { readAiPrice } from '#server/core/settings/read-ai-price.ts';
import type { PlanTerms } from './plan-terms.ts';

/** The price of AI calls above those that a plan includes; null for a free plan, and for one without a limit. */
export function aiPriceOf(
  tx: Tx,
  { basePrice, aiUnlimited, aiPricePerCall }: Pick<PlanTerms, 'basePrice' | 'aiUnlimited' | 'aiPricePerCall'>,
): Promise<AiPrice | null> {
  if (aiUnlimited || Number(basePrice) === 0) return Promise.resolve(null);
  return withPlatformRights(tx, () => readAiPrice(tx, aiPricePerCall));
}
