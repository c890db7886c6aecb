import { createCustomer } from './stripe-cards.ts';
import { createDraft, createItem } from './stripe-drafts.ts';
import { collectInvoice, invoicePending, ratesOf, taxRatesOf } from './stripe-invoices.ts';
import { metadataOf } from './stripe-metadata.ts';
import { creditInvoice } from './stripe-money-back.ts';
import { previewedCents } from './stripe-proration.ts';
import { createSchedule } from './stripe-schedules.ts';
import { type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';
import { createSubscription } from './stripe-subscriptions.ts';
import { blankObject, type StripeKind } from './typings/stripe-objects.ts';

type Create = (store: StripeStore, form: URLSearchParams) => StripeObject;

/** The new object of each request that creates one. */
export const creations: Readonly<Record<string, Create>> = {
  '/v1/customers': createCustomer,
  '/v1/products': creation('products', 'prod', (form) => ({ active: true, name: form.get('name'), metadata: metadataOf(form) })),
  '/v1/prices': creation('prices', 'price', (form) => ({
    active: true,
    currency: form.get('currency'),
    unit_amount: Number(form.get('unit_amount')),
    product: form.get('product') ?? 'prod_1',
    lookup_key: form.get('lookup_key'),
    recurring: { ...blankObject('prices', 'Recurring'), interval: form.get('recurring[interval]'), interval_count: 1 },
    metadata: metadataOf(form),
    type: 'recurring',
  })),
  '/v1/tax_rates': creation('tax_rates', 'txr', (form) => ({
    active: true,
    display_name: form.get('display_name'),
    jurisdiction: form.get('jurisdiction'),
    country: form.get('country'),
    state: form.get('state'),
    percentage: Number(form.get('percentage')),
    metadata: metadataOf(form),
  })),
  '/v1/coupons': (store, form) => {
    const id = form.get('id') ?? store.newId('coupon');
    if ((form.get('name') ?? '').length > 40) throw new StripeRefusal('The name of a coupon has at most 40 characters.');
    if (store.has('coupons', id)) throw new StripeRefusal('Coupon already exists.');
    const [amount, percent] = [form.get('amount_off'), form.get('percent_off')];
    const off = percent === null ? { amount_off: Number(amount), currency: form.get('currency') } : { percent_off: Number(percent) };
    const [duration, months] = [form.get('duration') ?? 'once', form.get('duration_in_months')];
    if ((duration === 'repeating') !== (months !== null))
      throw new StripeRefusal('duration_in_months is required if duration is repeating, and refused otherwise.');
    const lasting = { duration, duration_in_months: months === null ? null : Number(months) };
    return store.put('coupons', { id, ...lasting, name: form.get('name'), valid: true, ...off });
  },
  '/v1/invoiceitems': createItem,
  '/v1/setup_intents': (store, form) => {
    const id = store.newId('seti');
    const wanted = { customer: form.get('customer'), usage: form.get('usage') ?? 'off_session', metadata: metadataOf(form) };
    return store.put('setup_intents', { id, client_secret: `${id}_secret_x`, status: 'requires_payment_method', ...wanted });
  },
  '/v1/credit_notes': creditInvoice,
  '/v1/subscriptions': createSubscription,
  '/v1/subscription_schedules': createSchedule,
  '/v1/webhook_endpoints': (store, form) => {
    const made = store.put('webhook_endpoints', { id: store.newId('we'), ...endpointFields(form) });
    // The secret is told once, in the answer to the creation.
    return { ...made, secret: `whsec_${made.id}` };
  },
  '/v1/invoices/create_preview': (store, form) => {
    const subscription = store.get('subscriptions', form.get('subscription') ?? '');
    const due = previewedCents(store, subscription, ratesOf(store, subscription), form);
    return { ...blankObject('invoices'), id: store.newId('upcoming_in'), amount_due: due, total: due };
  },
  '/v1/invoices': (store, form) => {
    if (form.get('auto_advance') !== 'true') return createDraft(store, form);
    const taxRates = taxRatesOf(store, form) ?? [];
    const { id } = invoicePending(store, { customer: form.get('customer'), subscription: null, lines: [], taxRates });
    collectInvoice(store, id);
    return store.get('invoices', id);
  },
};

/** Creates an object of this kind from fields of the request. */
function creation(kind: StripeKind, prefix: string, fieldsOf: (form: URLSearchParams) => Readonly<Record<string, unknown>>): Create {
  return (store, form) => {
    const id = form.get('id') ?? store.newId(prefix);
    if (store.has(kind, id)) throw new StripeRefusal(`${kind} already exists.`, { code: 'resource_already_exists' });
    return store.put(kind, { id, ...fieldsOf(form) });
  };
}

export function endpointFields(form: URLSearchParams): Readonly<Record<string, unknown>> {
  const events = [...form].filter(([name]) => name.startsWith('enabled_events[')).map(([, name]) => name);
  const version = form.get('api_version');
  const url = form.get('url');
  return {
    ...(events.length === 0 ? {} : { enabled_events: events }),
    ...(version === null ? {} : { api_version: version }),
    ...(url === null ? {} : { url }),
    status: form.get('disabled') === 'true' ? 'disabled' : 'enabled',
  };
}
