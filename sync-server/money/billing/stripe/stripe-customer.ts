import Stripe from 'stripe';
import type { CustomerDetails } from '#server/money/billing/provider/payment-provider.ts';
import { taxIdOf } from './tax-id-type.ts';

interface WantedCustomer {
  readonly tenantId: string;
  /** The customer that is stored with the tenant; null: none. */
  readonly customerId: string | null;
  readonly customer: CustomerDetails;
}

/**
 * The one customer of a tenant, with its present details. It is found by the tenant in its metadata, because the answer of the request that
 * created it may have been lost, and the card service forgets idempotency keys after a day.
 */
export async function customerAt(stripe: Stripe, { tenantId, customerId, customer }: WantedCustomer): Promise<string> {
  const id = customerId ?? (await findCustomer(stripe, tenantId)) ?? (await createCustomer(stripe, tenantId));
  await updateCustomerAt(stripe, id, customer);
  return id;
}

async function findCustomer(stripe: Stripe, tenantId: string): Promise<string | undefined> {
  const { data } = await stripe.customers.search({ query: `metadata['tenantId']:'${tenantId}'`, limit: 1 });
  return data[0]?.id;
}

/** The request holds nothing that may change, so that two attempts at the same time get one customer. */
async function createCustomer(stripe: Stripe, tenantId: string): Promise<string> {
  const { id } = await stripe.customers.create({ metadata: { tenantId } }, { idempotencyKey: `customer:${tenantId}` });
  return id;
}

/** Sends name, address, and tax id. The first line of the address is the street, and the others follow it. */
export async function updateCustomerAt(
  stripe: Stripe,
  id: string,
  { tenantName, email, company, address, taxId }: CustomerDetails,
): Promise<void> {
  const [line1 = '', ...others] = address.split('\n').map((line) => line.trim());
  const moved = line1 === '' ? ('' as const) : { line1, line2: others.filter((line) => line !== '').join(', ') };
  await stripe.customers.update(id, {
    name: company === '' ? tenantName : company,
    address: moved,
    // A tax id of a form that the card service does not know is kept as a note.
    metadata: { taxId },
    ...(email === null ? {} : { email }),
  });
  await saveTaxId(stripe, id, taxId);
}

/** The card service holds the present tax id and no former one. */
async function saveTaxId(stripe: Stripe, customer: string, written: string): Promise<void> {
  const wanted = taxIdOf(written);
  let isKnown = false;
  for await (const { id, type, value } of stripe.customers.listTaxIds(customer, { limit: 100 })) {
    if (type === wanted?.type && value === wanted.value) isKnown = true;
    else await stripe.customers.deleteTaxId(customer, id);
  }
  if (wanted === undefined || isKnown) return;
  try {
    await stripe.customers.createTaxId(customer, wanted);
  } catch (fault) {
    // The check digit is wrong, or the country has another form. The number still stands in the metadata and on our invoices.
    if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault;
  }
}
