import { BillingDetails } from '#contract/billing.ts';
import type { Tx } from '#server/data/database.ts';

/** The customer as an invoice names it. */
export interface Buyer extends BillingDetails {
  readonly tenantName: string;
  readonly email: string | null;
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
  return BillingDetails.safeParse(kept).data ?? { company: '', address: '', taxId: '' };
}
