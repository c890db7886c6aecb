import { currencySettings } from '#contract/money/settings/billing-settings.ts';
import { type Currency, setPlatformCurrency } from '#contract/values/amounts/currency.ts';
import type { Tx } from '#server/core/data/database.ts';
import { settingIn } from './setting-store.ts';

/**
 * The currency in the settings, which amounts are counted in from now on. Another process may have changed it, so it is read wherever
 * amounts begin. The transaction needs the platform's rights.
 */
export async function readCurrency(tx: Tx): Promise<Currency> {
  const { code } = await settingIn(tx, currencySettings);
  setPlatformCurrency(code);
  return code;
}

/** The same for a transaction that begins a subscription: the currency then stays until its commit. */
export async function holdCurrency(tx: Tx): Promise<Currency> {
  await tx.$queryRaw`select pg_advisory_xact_lock_shared(hashtextextended('setting:currency', 0))::text`;
  return readCurrency(tx);
}

/** True once anything was sold: amounts that are booked cannot change their currency. Credit is part of the invoices. */
export async function isCurrencyInUse(tx: Tx): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ isUsed: boolean }[]>`
    select exists (select 1 from subscriptions) or exists (select 1 from invoices) as "isUsed"`;
  return found?.isUsed === true;
}
