import type { Discount } from './payment-provider.ts';

/** Cents of a month after the discount: a part of it, or an amount off it, never below nothing. Days of a free trial change no price. */
export function discountedCents(price: string, discount: Discount | null): number {
  const cents = centsOf(price);
  switch (discount?.type) {
    case 'percentage':
      return Math.max(0, cents - Math.round((cents * Number(discount.value)) / 100));
    case 'fixed_amount':
      return Math.max(0, cents - centsOf(discount.value));
    case 'free_trial':
    case undefined:
      return cents;
  }
}

/** Days before the first payment. */
export function trialDaysOf(discount: Discount | null): number {
  return discount?.type === 'free_trial' ? Number(discount.value) : 0;
}

export function centsOf(price: string): number {
  return Math.round(Number(price) * 100);
}
