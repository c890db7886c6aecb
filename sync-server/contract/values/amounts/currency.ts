/**
 * The currency of the platform's prices: one for each installation. Like the language of the reader, it is set once per program:
 * by the server from the settings, and by the app from the server.
 */

/** Decimals of the currencies on offer, by ISO 4217. Only those are here that the card service counts in the same unit. */
const decimals = {
  ...{ AED: 2, AUD: 2, BRL: 2, CAD: 2, CHF: 2, CLP: 0, CZK: 2, DKK: 2, EUR: 2, GBP: 2, HKD: 2, ILS: 2, INR: 2, JPY: 0, KRW: 0 },
  ...{ KWD: 3, MXN: 2, NOK: 2, NZD: 2, PLN: 2, RON: 2, SAR: 2, SEK: 2, SGD: 2, THB: 2, TRY: 2, USD: 2, VND: 0, XOF: 0, ZAR: 2 },
} as const;

export type Currency = keyof typeof decimals;
export const initialCurrency: Currency = 'USD';

let present: Currency = initialCurrency;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(decimals, code);
}

export const currencies: readonly Currency[] = Object.keys(decimals).filter(isCurrency);

export function platformCurrency(): Currency {
  return present;
}

export function setPlatformCurrency(code: Currency): void {
  present = code;
}

/** Decimals of an amount: 2 for dollars, 0 for yen, and 3 for dinars. */
export function minorDigits(code: Currency = present): number {
  return decimals[code];
}

/** Smallest units of one unit of the currency: 100 for dollars. */
export function unitsOfOne(): number {
  return 10 ** minorDigits();
}

/** The smallest amount that can be paid, in smallest units. The card service takes three decimals only if the last one is 0. */
export function payableStep(): number {
  return minorDigits() > 2 ? 10 : 1;
}
