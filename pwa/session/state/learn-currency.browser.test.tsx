import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { answering } from '#app/testing/answering.ts';
import { priceText } from '#app/ui/fields/price-text.ts';
import { initialCurrency, setPlatformCurrency } from '#contract/values/amounts/currency.ts';
import { learnCurrency } from './learn-currency.ts';
import { currencyAtom, currencyKey, rememberedCurrency } from './remembered-currency.ts';

/** The service worker answers with a page that it has stored. */
function keepPage(isKept: boolean): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: isKept ? {} : null } });
}
beforeEach(() => keepPage(false));
afterEach(() => {
  document.querySelector('meta[name="currency"]')?.remove();
  deviceStore.removeItem(currencyKey);
  setPlatformCurrency(initialCurrency);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

/** The page of the server, which names the currency. */
function pageWith(code: string): void {
  const meta = Object.assign(document.createElement('meta'), { name: 'currency', content: code });
  document.head.append(meta);
}

it('a new device shows its first prices in the currency of the page, without a call', () => {
  pageWith('EUR');
  expect(rememberedCurrency()).toBe('EUR');
  expect(priceText('49.00')).toBe('€49');
});

it('a page that was stored before the currency was chosen gives way to the one that the device has learned', () => {
  pageWith('USD');
  deviceStore.setItem(currencyKey, 'EUR');
  keepPage(true);
  expect(rememberedCurrency()).toBe('EUR');
  keepPage(false);
  expect(rememberedCurrency()).toBe('USD');
});

it('an unknown code in the page, or none, leaves the first currency', () => {
  expect(rememberedCurrency()).toBe(initialCurrency);
  pageWith('<b>');
  expect(rememberedCurrency()).toBe(initialCurrency);
});

it('the answer of the server is remembered, and draws the screens again', async () => {
  const store = createStore();
  answering({ '/api/currency': () => Response.json({ code: 'JPY' }) });
  await learnCurrency(store);
  expect([store.get(currencyAtom), deviceStore.getItem(currencyKey), priceText('4900')]).toEqual(['JPY', 'JPY', '¥4,900']);
});

it('without an answer, the currency stays as it is', async () => {
  const store = createStore();
  pageWith('EUR');
  store.set(currencyAtom, rememberedCurrency());
  answering({ '/api/currency': () => new Response('The server is busy.', { status: 503 }) });
  await learnCurrency(store);
  expect([store.get(currencyAtom), deviceStore.getItem(currencyKey), priceText('49.00')]).toEqual(['EUR', null, '€49']);
});
