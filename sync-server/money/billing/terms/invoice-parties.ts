import { type BillingDetails, billingDetails } from '#contract/money/billing-details.ts';
import { seller } from '#contract/money/settings/billing-settings.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';
import type { Tx } from '#server/core/data/database.ts';
import { settingIn } from '#server/core/settings/setting-store.ts';

/** The customer as an invoice names it. */
export interface Buyer extends BillingDetails {
  readonly tenantName: string;
  readonly email: string | null;
}

/** Buyer and seller as they are now. An invoice stores both when it is issued. */
export async function readParties(tx: Tx, tenantId: string) {
  return { buyer: { ...(await readBuyer(tx, tenantId)) }, seller: await settingIn(tx, seller) };
}

/** A credit note names the buyer and the seller of the invoice that it reverses. */
export async function partiesOf(tx: Tx, invoiceId: string) {
  const { buyer, seller } = await tx.invoice.findFirstOrThrow({ where: { id: invoiceId }, select: { buyer: true, seller: true } });
  return { buyer: { ...Object(buyer) }, seller: { ...Object(seller) } };
}

export async function readBuyer(tx: Tx, tenantId: string): Promise<Buyer> {
  const { name, billingEmail, settings } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { name: true, billingEmail: true, settings: true },
  });
  return { tenantName: name, email: billingEmail, ...billingDetailsOf(settings) };
}

/** Address and tax id in the settings of a tenant; empty if not given. */
export function billingDetailsOf(settings: unknown): BillingDetails {
  const kept: unknown = typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'billing') : undefined;
  return readStored(billingDetails, kept);
}
