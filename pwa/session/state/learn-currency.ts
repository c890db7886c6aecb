import type { createStore } from 'jotai';
import { call } from '#app/device/calls/call.ts';
import { readPlatformCurrency } from '#app/device/calls/domains/plans.gen.ts';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { setPlatformCurrency } from '#contract/values/amounts/currency.ts';
import { currencyAtom, currencyKey } from './remembered-currency.ts';

/** Asks the server for the currency of all prices. Without a network, the remembered one stays. */
export async function learnCurrency(store: ReturnType<typeof createStore>): Promise<void> {
  const answer = await call(readPlatformCurrency, {});
  if (!answer.ok) return;
  deviceStore.setItem(currencyKey, answer.value.code);
  setPlatformCurrency(answer.value.code);
  store.set(currencyAtom, answer.value.code);
}
