import { isFree } from '#contract/billing/plans.ts';
import { t } from '#contract/language/t.ts';
import { dollars, wholeDollars } from '#contract/language/words.ts';

/** $49, but $9.50: whole dollars without cents, and any other amount to the cent. */
export function amountText(amount: number): string {
  return Number.isInteger(amount) ? wholeDollars(amount) : dollars(amount);
}

/** A plan's price, stored as decimal text, as every screen shows it. */
export function priceText(price: string): string {
  return isFree(price) ? t('Free') : amountText(Number(price));
}
