import type Stripe from 'stripe';
import type { UpgradeAnswer, WantedDifference } from '#server/money/billing/provider/payment-provider.ts';
import { payAtStripe } from '#server/money/billing/stripe/pay-at-stripe.ts';
import { secondsOf } from '#server/money/billing/stripe/stripe-actions.ts';

/**
 * True while the card service holds the paid days that a pause has moved as a trial, which began later than the subscription. Prorations
 * are free in a trial.
 */
export function isMovedByPause({ status, trial_start: trial, start_date: start }: Stripe.Subscription): boolean {
  return status === 'trialing' && trial !== null && trial > start;
}

/**
 * Bills the difference of an upgrade by an invoice of its own, and takes its payment. The key is stored in the invoice, because the card
 * service forgets idempotency keys after a day. Without a payment the invoice is voided.
 */
export async function billDifference(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  difference: WantedDifference,
  key: string,
): Promise<UpgradeAnswer> {
  const known = await invoiceOf(stripe, subscription, key);
  if (known === undefined && difference.isOver) return 'declined';
  const invoice = difference.isOver && known !== undefined ? known : await finalInvoice(stripe, subscription, { difference, key, known });
  if (invoice.status === 'paid') return 'paid';
  const isOpen = invoice.status === 'open';
  if (isOpen && !difference.isOver) {
    const answer = await payAtStripe(stripe, invoice.id, { key: `${key}:pay`, isPersonThere: true });
    if (answer.status === 'paid') return 'paid';
    if (answer.status === 'waiting') return { clientSecret: answer.clientSecret, isOwnInvoice: true };
  }
  if (isOpen) await stripe.invoices.voidInvoice(invoice.id, {}, { idempotencyKey: `${key}:void` });
  return 'declined';
}

interface WantedInvoice {
  readonly difference: WantedDifference;
  readonly key: string;
  readonly known: Stripe.Invoice | undefined;
}

/** Each of the three steps may have been made by an earlier attempt. */
async function finalInvoice(
  stripe: Stripe,
  { customer, currency, default_tax_rates: rates, default_payment_method: card }: Stripe.Subscription,
  { difference, key, known }: WantedInvoice,
): Promise<Stripe.Invoice> {
  const draft =
    known ??
    (await stripe.invoices.create(
      {
        customer: idOf(customer),
        currency,
        auto_advance: false,
        pending_invoice_items_behavior: 'exclude',
        metadata: { key },
        ...(card === null ? {} : { default_payment_method: idOf(card) }),
        ...(rates === null || rates === undefined || rates.length === 0 ? {} : { default_tax_rates: rates.map(({ id }) => id) }),
      },
      { idempotencyKey: `${key}:invoice` },
    ));
  if (draft.status !== 'draft') return draft;
  if (draft.lines.data.length === 0) {
    const { cents: amount, description, since, until } = difference;
    const period = { start: secondsOf(since), end: secondsOf(until) };
    const item = { customer: idOf(customer), invoice: draft.id, amount, currency, description, period, discountable: false };
    await stripe.invoiceItems.create(item, { idempotencyKey: `${key}:item` });
  }
  return stripe.invoices.finalizeInvoice(draft.id, { auto_advance: false }, { idempotencyKey: `${key}:final` });
}

async function invoiceOf(stripe: Stripe, { customer }: Stripe.Subscription, key: string): Promise<Stripe.Invoice | undefined> {
  for await (const invoice of stripe.invoices.list({ customer: idOf(customer), limit: 100 }))
    if (invoice.metadata?.key === key) return invoice;
  return undefined;
}

function idOf(named: string | { readonly id: string }): string {
  return typeof named === 'string' ? named : named.id;
}
