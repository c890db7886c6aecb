import { offBy } from './stripe-discounts.ts';
import { taxesOf } from './stripe-proration.ts';
import { objectsIn, type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';

type InvoicedLine = readonly [text: string, cents: number, metadata?: unknown, isDiscountable?: boolean];

interface Invoiced {
  readonly customer: unknown;
  readonly subscription: string | null;
  readonly lines: readonly InvoicedLine[];
  readonly taxRates: readonly StripeObject[];
  /** They reduce the lines that are discountable. */
  readonly coupons?: readonly StripeObject[];
}

/** Writes an invoice, with a payment that waits for the card. */
export function writeInvoice(store: StripeStore, { customer, subscription, lines, taxRates, coupons = [] }: Invoiced): StripeObject {
  const { put, newId, now } = store;
  const subtotal = lines.reduce((sum, [, cents]) => sum + cents, 0);
  const discountable = lines.reduce((sum, [, cents, , isDiscountable = true]) => (isDiscountable ? sum + cents : sum), 0);
  const off = offBy(coupons, Math.max(0, discountable));
  const taxes = taxesOf(taxRates, subtotal - off);
  const total = taxes.reduce((sum, { amount }) => sum + amount, subtotal - off);
  const fields = {
    customer,
    amount_due: total,
    subtotal,
    total,
    total_discount_amounts: off === 0 ? [] : [{ amount: off }],
    total_taxes: taxes,
    default_tax_rates: taxRates,
    currency: 'usd',
    attempt_count: 0,
  };
  const created = now();
  const data = lines.map(([description, amount, metadata = {}]) => ({ description, amount, metadata }));
  const made = { id: newId('in'), created, object: 'invoice', status: 'open', subscription, ...fields, lines: { data } };
  const payment = { id: newId('pi'), created, status: 'requires_payment_method', client_secret: '', invoice: made.id };
  put('payment_intents', { ...payment, client_secret: `${payment.id}_secret_x` });
  const secret = { client_secret: `${payment.id}_secret_x`, type: 'payment_intent' };
  return put('invoices', { ...made, confirmation_secret: secret, payment_intent_id: payment.id }, 'invoice.finalized');
}

/** Invoices the pending items of a customer, after other lines if there are any. */
export function invoicePending(store: StripeStore, { lines, ...invoiced }: Invoiced): StripeObject {
  const items = store.list('invoiceitems').filter(({ customer, invoice }) => customer === invoiced.customer && invoice === null);
  const made = writeInvoice(store, { ...invoiced, lines: [...lines, ...items.map(lineOf)] });
  for (const { id } of items) store.change('invoiceitems', id, { invoice: made.id });
  return made;
}

export function payInvoice({ get, put, change, now, newId }: StripeStore, invoiceId: string): void {
  const { status, customer, amount_due: amount, payment_intent_id: paymentIntent } = get('invoices', invoiceId);
  if (status !== 'open') return;
  const created = now();
  change('payment_intents', String(paymentIntent), { status: 'succeeded' });
  const payment = { type: 'payment_intent', payment_intent: paymentIntent };
  put('invoice_payments', { id: newId('inpay'), created, invoice: invoiceId, status: 'paid', payment }, 'invoice_payment.paid');
  put('charges', { id: newId('ch'), created, customer, amount, amount_refunded: 0, payment_intent: paymentIntent }, 'charge.succeeded');
  const { subscription } = change('invoices', invoiceId, { status: 'paid' }, 'invoice.paid');
  if (typeof subscription !== 'string') return;
  const { pending_update: pending, status: before, trial_start: trialStart } = get('subscriptions', subscription);
  const waiting: Record<string, unknown> = Object(pending ?? {});
  const applied = waiting.discounts === undefined ? {} : { discounts: waiting.discounts };
  const items = waiting.invoice === invoiceId ? { items: waiting.items, ...applied, pending_update: null } : {};
  const isTrial = amount === 0 && typeof trialStart === 'number' && (before === 'incomplete' || before === 'trialing');
  change('subscriptions', subscription, { status: isTrial ? 'trialing' : 'active', ...items }, 'customer.subscription.updated');
}

/** Charges the stored card. Returns whether it paid. */
export function collectInvoice(store: StripeStore, invoiceId: string): boolean {
  const { get, change, behavior } = store;
  if (get('invoices', invoiceId).amount_due === 0 || behavior.card === 'accepted') {
    payInvoice(store, invoiceId);
    return true;
  }
  const status = behavior.card === 'declined' ? 'requires_payment_method' : 'requires_action';
  change('payment_intents', String(get('invoices', invoiceId).payment_intent_id), { status });
  change('invoices', invoiceId, { attempt_count: 1 }, 'invoice.payment_failed');
  return false;
}

/** A void invoice takes back the change of the subscription that waited for its payment. */
export function voidInvoice({ list, change }: StripeStore, invoiceId: string): StripeObject {
  for (const { id, pending_update: pending } of list('subscriptions'))
    if (Object(pending ?? {}).invoice === invoiceId) change('subscriptions', id, { pending_update: null });
  return change('invoices', invoiceId, { status: 'void' }, 'invoice.voided');
}

export function creditInvoice(store: StripeStore, form: URLSearchParams): StripeObject {
  const { behavior, list, get, put, newId, now } = store;
  if (behavior.refundRefusal !== null) throw new StripeRefusal(behavior.refundRefusal);
  const invoiceId = form.get('invoice') ?? '';
  const paid = list('charges').find((charge) => charge.payment_intent === get('invoices', invoiceId).payment_intent_id);
  const amount = Number(form.get('refund_amount'));
  if (paid !== undefined) refundCharge(store, paid.id, Number(paid.amount_refunded) + amount);
  return put('credit_notes', {
    id: newId('cn'),
    created: now(),
    invoice: invoiceId,
    amount,
    metadata: { key: form.get('metadata[key]') },
  });
}

/** Refunds this much of a charge in all. */
export function refundCharge({ put, change, newId, now }: StripeStore, chargeId: string, cents: number): void {
  put('refunds', { id: newId('re'), created: now(), charge: chargeId });
  change('charges', chargeId, { amount_refunded: cents }, 'charge.refunded');
}

/** The tax rates of a request; undefined if it names none, and empty for the empty text that removes them. */
export function taxRatesOf({ get }: StripeStore, form: URLSearchParams): readonly StripeObject[] | undefined {
  if (form.get('default_tax_rates') === '') return [];
  const ids = [...form].filter(([name]) => name.startsWith('default_tax_rates[')).map(([, id]) => id);
  return ids.length === 0 ? undefined : ids.map((id) => get('tax_rates', id));
}

export function ratesOf({ get }: StripeStore, subscription: StripeObject): readonly StripeObject[] {
  return objectsIn(subscription.default_tax_rates).map(({ id }) => get('tax_rates', String(id)));
}

function lineOf({ description, amount, metadata, discountable }: StripeObject): InvoicedLine {
  return [String(description), Number(amount), metadata, discountable !== false];
}
