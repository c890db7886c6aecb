import { dollars, wholeDollars } from '#calculators/kit/words.ts';
import { isFree } from '#contract/plans.ts';

/** $49, but $9.50: whole dollars without cents, and any other amount to the cent. */
export function amountText(amount: number): string {
  return Number.isInteger(amount) ? wholeDollars(amount) : dollars(amount);
}

/** A plan's price, stored as decimal text, as every screen shows it. */
export function priceText(price: string): string {
  return isFree(price) ? 'Free' : amountText(Number(price));
}
