import { t } from '#contract/language/t.ts';
import { isFree } from '#contract/money/plans.ts';
import { amountText } from '#contract/values/amounts/money.ts';

/** A plan's price, stored as decimal text, as every screen shows it. */
export function priceText(price: string): string {
  return isFree(price) ? t('Free') : amountText(Number(price));
}
