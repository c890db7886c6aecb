import { t } from '#contract/language/t.ts';
import { finePrice, moneyOfCents } from '#contract/values/amounts/money.ts';
import type { AiPrice } from './ai-price.ts';

/** The whole price in a sentence. The minimum is part of it, because the first call above the allowance already costs it. */
export function aiPriceSentence({ pricePerCall, minimumCents, mostCents }: AiPrice): string {
  const amounts = { price: finePrice(Number(pricePerCall)), least: moneyOfCents(minimumCents), most: moneyOfCents(mostCents) };
  return minimumCents === 0
    ? t('An AI call above those included costs {price}; a month costs {most} at most.', amounts)
    : t('An AI call above those included costs {price}; a month with such calls costs at least {least} and at most {most}.', amounts);
}
