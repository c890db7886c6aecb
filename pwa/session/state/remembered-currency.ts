import { atom } from 'jotai';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { type Currency, initialCurrency, isCurrency, setPlatformCurrency } from '#contract/values/amounts/currency.ts';
import { currencyMeta } from '#contract/values/amounts/currency-meta.ts';

/** Storage key of the currency as the server described it last. */
export const currencyKey = 'currency';

/** Screens are drawn again when it changes. */
export const currencyAtom = atom<Currency>(initialCurrency);

/**
 * The currency in which the first screen shows its amounts: the one that the page names. A page that the service worker stored names the
 * currency as it was then, so what the device has learned since takes precedence there.
 */
export function rememberedCurrency(): Currency {
  const learned = deviceStore.getItem(currencyKey);
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${currencyMeta}"]`)?.content;
  const known = navigator.serviceWorker?.controller ? [learned, named] : [named, learned];
  const code = known.flatMap((each) => (each != null && isCurrency(each) ? [each] : []))[0] ?? initialCurrency;
  setPlatformCurrency(code);
  return code;
}
