import { BillingDetails } from '#contract/billing/billing.ts';
import { Seller } from '#contract/tenants/settings.ts';
import type { Tx } from '#server/data/database.ts';
import { settingValue } from '#server/settings/setting-store.ts';

/** The customer as an invoice names it. */
export interface Buyer extends BillingDetails {
  readonly tenantName: string;
  readonly email: string | null;
}

/** Buyer and seller as they are now. An invoice stores both when it is issued. */
export async function readParties(tx: Tx, tenantId: string) {
  return { buyer: { ...(await readBuyer(tx, tenantId)) }, seller: { ...Seller.parse((await settingValue(tx, 'seller')).value) } };
}

/** A credit note names the buyer and the seller of the invoice that it reverses. */
export async function partiesOf(tx: Tx, invoiceId: string) {
  const { buyer, seller } = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId }, select: { buyer: true, seller: true } });
  return { buyer: { ...Object(buyer) }, seller: { ...Object(seller) } };
}

async function readBuyer(tx: Tx, tenantId: string): Promise<Buyer> {
  const { name, billingEmail, settings } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { name: true, billingEmail: true, settings: true },
  });
  return { tenantName: name, email: billingEmail, ...billingDetailsOf(settings) };
}

/** Address and tax id in the settings of a tenant; empty if not given. */
export function billingDetailsOf(settings: unknown): BillingDetails {
  const kept: unknown = typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'billing') : undefined;
  return BillingDetails.safeParse(kept).data ?? { company: '', address: '', taxId: '' };
}
