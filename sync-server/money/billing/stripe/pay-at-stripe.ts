import Stripe from 'stripe';
import type { PayAnswer, PaymentEvent, WantedPayment } from '#server/money/billing/provider/payment-provider.ts';
import { snapshotOf } from './stripe-reports.ts';

/**
 * Pays an open invoice with the stored card. If the person is there, the bank may ask: the card service then answers an error, and the
 * payment of the invoice says what is missing.
 */
export async function payAtStripe(
  stripe: Stripe,
  invoiceId: string,
  { key: idempotencyKey, isPersonThere }: WantedPayment,
): Promise<PayAnswer> {
  try {
    const paid = await stripe.invoices.pay(invoiceId, { off_session: !isPersonThere }, { idempotencyKey });
    return { status: 'paid', reports: await reportsOf(stripe, paid) };
  } catch (fault) {
    const isRefusal = fault instanceof Stripe.errors.StripeCardError || fault instanceof Stripe.errors.StripeInvalidRequestError;
    if (!isRefusal) throw fault;
  }
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['confirmation_secret'] });
  if (invoice.status === 'paid') return { status: 'paid', reports: await reportsOf(stripe, invoice) };
  const clientSecret = invoice.confirmation_secret?.client_secret ?? '';
  const [intentId] = clientSecret.split('_secret_');
  if (!intentId) return { status: 'declined' };
  const { status } = await stripe.paymentIntents.retrieve(intentId);
  if (status === 'requires_action') return { status: 'waiting', clientSecret };
  return status === 'processing' ? { status: 'waiting', clientSecret: null } : { status: 'declined' };
}

/** The paid invoice, and its subscription as it is afterwards, because the webhooks may be late. */
async function reportsOf(
  stripe: Stripe,
  { lastResponse: paid, ...invoice }: Stripe.Response<Stripe.Invoice>,
): Promise<readonly PaymentEvent[]> {
  const subscription = invoice.parent?.subscription_details?.subscription;
  if (subscription === undefined) return [reportOf('invoice', invoice, Date.parse(paid.headers.date ?? ''))];
  const { lastResponse, ...row } = await stripe.subscriptions.retrieve(typeof subscription === 'string' ? subscription : subscription.id);
  const at = Date.parse(lastResponse.headers.date ?? '');
  return [reportOf('invoice', invoice, at), reportOf('customer.subscription', row, at)];
}

/**
 * Dated a second after the answer: the change of the card may have been reported in the same second, with the subscription still unpaid, and
 * times of the card service are whole seconds.
 */
function reportOf(kind: string, row: { readonly id: string }, atMs: number): PaymentEvent {
  return snapshotOf(kind, { row, at: new Date(atMs + 2000) });
}
