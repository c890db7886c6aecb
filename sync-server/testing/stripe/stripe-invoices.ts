import { changeBalance } from './stripe-balance.ts';
import { offBy } from './stripe-discounts.ts';
import { taxesOf } from './stripe-proration.ts';
import { listObject, objectsIn, type StripeObject, type StripeStore } from './stripe-store.ts';
import { blankObject } from './typings/stripe-objects.ts';

export interface InvoicedLine {
  readonly text: string;
  readonly cents: number;
  readonly metadata?: object;
  readonly isDiscountable?: boolean;
  /** The time of service; absent: the moment of the invoice. */
  readonly period?: { readonly start: number; readonly end: number };
}

interface Invoiced {
  /** A draft that becomes final; absent: a new invoice. */
  readonly draft?: string;
  readonly customer: unknown;
  readonly subscription: string | null;
  readonly lines: readonly InvoicedLine[];
  readonly taxRates: readonly StripeObject[];
  /** Absent: made by hand. */
  readonly reason?: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  /** They reduce the lines that are discountable. */
  readonly coupons?: readonly StripeObject[];
}

/** Writes an invoice. One with an amount has a payment that waits for the card; one without is paid at once. */
export function writeInvoice(
  store: StripeStore,
  { draft, customer, subscription, lines, taxRates, coupons = [], reason = 'manual' }: Invoiced,
): StripeObject {
  const { newId, now, put, get } = store;
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  const discountable = lines.reduce((sum, { cents, isDiscountable = true }) => (isDiscountable ? sum + cents : sum), 0);
  const off = offBy(coupons, Math.max(0, discountable));
  const taxes = taxesOf(taxRates, subtotal - off);
  const total = taxes.reduce((sum, { amount }) => sum + amount, subtotal - off);
  const { balance, currency } = get('customers', String(customer));
  const before = Number(balance ?? 0);
  // Credit pays first, and a negative total adds to it.
  const applied = total < 0 ? total : Math.max(0, Math.min(-before, total));
  const due = Math.max(0, total - applied);
  if (applied !== 0) store.change('customers', String(customer), { balance: before + applied });
  const id = draft ?? newId('in');
  const at = now();
  const data = lines.map(({ text, cents, metadata = {}, isDiscountable = true, period = { start: at, end: at } }) => ({
    ...blankObject('invoice_lines'),
    ...{ id: newId('il'), description: text, amount: cents, subtotal: cents, currency, invoice: id, metadata, period },
    ...{ discountable: isDiscountable, quantity: 1, subscription },
  }));
  const parent = {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { metadata: {}, subscription },
  };
  put(
    'invoices',
    {
      id,
      customer,
      status: 'open',
      currency,
      amount_due: due,
      amount_remaining: due,
      starting_balance: before,
      ending_balance: before + applied,
      subtotal,
      total,
      total_discount_amounts: off === 0 ? [] : [{ amount: off, discount: 'di_1' }],
      total_taxes: taxes,
      default_tax_rates: taxRates,
      auto_advance: draft === undefined,
      billing_reason: reason,
      parent: subscription === null ? null : parent,
      // The dates of an invoice are those of its creation. The time of service stands in its lines.
      period_start: at,
      period_end: at,
      lines: listObject(`/v1/invoices/${id}/lines`, data),
    },
    'invoice.finalized',
  );
  if (due <= 0) payInvoice(store, id);
  else requestPayment(store, id, due);
  return get('invoices', id);
}

function requestPayment({ put, newId, get }: StripeStore, invoice: string, amount: number): void {
  const id = newId('pi');
  const { customer, currency } = get('invoices', invoice);
  put('payment_intents', { id, amount, currency, customer, status: 'requires_payment_method', client_secret: `${id}_secret_x` });
  const payment = { type: 'payment_intent', payment_intent: id };
  put('invoice_payments', {
    id: newId('inpay'),
    amount_requested: amount,
    currency,
    invoice,
    is_default: true,
    status: 'open',
    payment,
  });
}

/** The payment that an invoice waits for, or was paid by; undefined if nothing was due. */
export function paymentOf({ list, get }: StripeStore, invoiceId: string): StripeObject | undefined {
  const payment = list('invoice_payments').find(({ invoice }) => invoice === invoiceId);
  return payment === undefined ? undefined : get('payment_intents', String(Object(payment.payment).payment_intent));
}

/** Invoices the pending items of a customer, after other lines if there are any. */
export function invoicePending(store: StripeStore, { lines, ...invoiced }: Invoiced): StripeObject {
  const items = store.list('invoiceitems').filter(({ customer, invoice }) => customer === invoiced.customer && invoice === null);
  const made = writeInvoice(store, { ...invoiced, lines: [...lines, ...items.map(lineOf)] });
  for (const { id } of items) store.change('invoiceitems', id, { invoice: made.id });
  return made;
}

export function payInvoice(store: StripeStore, invoiceId: string): void {
  const { get, put, change, newId, list } = store;
  const { status, customer, currency, amount_due: amount } = get('invoices', invoiceId);
  if (status !== 'open') return;
  const intent = paymentOf(store, invoiceId);
  if (intent !== undefined) {
    change('payment_intents', intent.id, { status: 'succeeded', amount_received: amount });
    const payment = list('invoice_payments').find(({ invoice }) => invoice === invoiceId);
    change('invoice_payments', String(payment?.id), { status: 'paid', amount_paid: amount }, 'invoice_payment.paid');
    const card = cardOf(store, invoiceId);
    const charged = { id: newId('ch'), customer, amount, currency, paid: true, payment_intent: intent.id, status: 'succeeded' };
    put('charges', { ...charged, payment_method: card }, 'charge.succeeded');
  }
  const paid = { status: 'paid', amount_paid: amount, amount_remaining: 0 };
  const subscription = subscriptionOf(change('invoices', invoiceId, paid, 'invoice.paid'));
  if (subscription !== undefined && store.has('subscriptions', subscription)) completePayment(store, subscription, invoiceId);
}

/** The card of the subscription pays, or else that of the customer. */
function cardOf({ get, has }: StripeStore, invoiceId: string): string | null {
  const invoice = get('invoices', invoiceId);
  const subscription = subscriptionOf(invoice);
  const ofSubscription = subscription === undefined || !has('subscriptions', subscription) ? null : get('subscriptions', subscription);
  const { default_payment_method: ofCustomer } = Object(get('customers', String(invoice.customer)).invoice_settings);
  const card: unknown = invoice.default_payment_method ?? ofSubscription?.default_payment_method ?? ofCustomer;
  return typeof card === 'string' ? card : null;
}

export function subscriptionOf({ parent }: StripeObject): string | undefined {
  const { subscription_details: details } = Object(parent ?? {});
  const { subscription } = Object(details ?? {});
  return typeof subscription === 'string' ? subscription : undefined;
}

/** A paid invoice makes its subscription active, and applies the change that waited for it. */
function completePayment({ get, change, waiting }: StripeStore, subscription: string, invoiceId: string): void {
  const { pending_update: pending, status: before, items } = get('subscriptions', subscription);
  const isWaiting = waiting.get(subscription) === invoiceId;
  const { subscription_items: data, discounts } = Object(pending ?? {});
  const applied = { items: { ...Object(items), data }, ...(Array.isArray(discounts) ? { discounts } : {}), pending_update: null };
  if (isWaiting) waiting.delete(subscription);
  const status = before === 'trialing' ? 'trialing' : 'active';
  change('subscriptions', subscription, { status, ...(isWaiting ? applied : {}) }, 'customer.subscription.updated');
}

/** Charges the stored card. Returns whether it paid. */
export function collectInvoice(store: StripeStore, invoiceId: string): boolean {
  const { get, change, behavior, tell } = store;
  const intent = paymentOf(store, invoiceId);
  if (intent === undefined || behavior.card === 'accepted') {
    payInvoice(store, invoiceId);
    return true;
  }
  const status = behavior.card === 'declined' ? 'requires_payment_method' : 'requires_action';
  change('payment_intents', intent.id, { status });
  const attempts = Number(get('invoices', invoiceId).attempt_count) + 1;
  const failed = change('invoices', invoiceId, { attempt_count: attempts, attempted: true }, 'invoice.payment_failed');
  if (status === 'requires_action') tell('invoice.payment_action_required', failed);
  return false;
}

/** A void invoice takes back the change of the subscription that waited for its payment. */
export function voidInvoice(store: StripeStore, invoiceId: string): StripeObject {
  for (const [subscription, invoice] of store.waiting)
    if (invoice === invoiceId) {
      store.waiting.delete(subscription);
      store.change('subscriptions', subscription, { pending_update: null });
    }
  const intent = paymentOf(store, invoiceId);
  if (intent !== undefined && intent.status !== 'succeeded') store.change('payment_intents', intent.id, { status: 'canceled' });
  const { customer, starting_balance: before, ending_balance: after } = store.get('invoices', invoiceId);
  if (before !== after) changeBalance(store, String(customer), Number(before) - Number(after));
  return store.change('invoices', invoiceId, { status: 'void' }, 'invoice.voided');
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

export function lineOf({ description, amount, metadata, discountable, period }: StripeObject): InvoicedLine {
  const [start, end] = [Number(Object(period).start), Number(Object(period).end)];
  const line = { text: String(description), cents: Number(amount), metadata: Object(metadata), isDiscountable: discountable !== false };
  return end > start ? { ...line, period: { start, end } } : line;
}
