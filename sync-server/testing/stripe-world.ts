import {
  collectInvoice,
  creditInvoice,
  invoicePending,
  payInvoice,
  ratesOf,
  refundCharge,
  taxRatesOf,
  voidInvoice,
} from './stripe-invoices.ts';
import { previewedCents } from './stripe-proration.ts';
import { createSchedule, releaseSchedule, updateSchedule } from './stripe-schedules.ts';
import {
  createStripeStore,
  type StripeCard,
  type StripeEvent,
  type StripeObject,
  StripeRefusal,
  type StripeStore,
} from './stripe-store.ts';
import { cancelSubscription, createSubscription, renewSubscription, updateSubscription } from './stripe-subscriptions.ts';

export interface StripeAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The objects of the card service in memory, and what its calls do with them. */
export interface StripeWorld {
  readonly answer: (method: string, path: string, form: URLSearchParams) => StripeAnswer;
  /** Every event so far, as its webhook delivers it. */
  readonly events: () => readonly StripeEvent[];
  readonly list: (kind: string) => readonly StripeObject[];
  /** Answer of the card to the next payments. */
  readonly useCard: (card: StripeCard) => void;
  /** Pays an invoice, as the person who confirms it does. */
  readonly pay: (invoiceId: string) => void;
  /** Ends the period of a subscription: the pending items and the next period are invoiced and charged. */
  readonly renew: (subscriptionId: string) => void;
  readonly refund: (chargeId: string, cents: number) => void;
  /** Refuses refunds for this reason; null: it makes them. */
  readonly refuseRefunds: (reason: string | null) => void;
  readonly cancel: (subscriptionId: string) => void;
  /** Ends a subscription whose first payment was never confirmed, as happens after a day. */
  readonly expire: (subscriptionId: string) => void;
}

export function createStripeWorld(clock: () => Date): StripeWorld {
  const store = createStripeStore(clock);
  return {
    answer: (method, path, form) => {
      try {
        return answerOf(store, { method, path, form });
      } catch (fault) {
        if (!(fault instanceof StripeRefusal)) throw fault;
        return { status: 400, body: { error: { type: 'invalid_request_error', message: fault.message } } };
      }
    },
    events: () => store.events,
    list: store.list,
    useCard: (card) => {
      store.behavior.card = card;
    },
    pay: (id) => payInvoice(store, id),
    renew: (id) => renewSubscription(store, id),
    refund: (id, cents) => refundCharge(store, id, cents),
    refuseRefunds: (reason) => {
      store.behavior.refundRefusal = reason;
    },
    cancel: (id) => void cancelSubscription(store, id),
    expire: (id) => void store.change('subscriptions', id, { status: 'incomplete_expired' }, 'customer.subscription.updated'),
  };
}

interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
}

function answerOf(store: StripeStore, { method, path, form }: StripeRequest): StripeAnswer {
  const [, , kind = '', id, act] = path.split('/');
  const create = creations[path];
  if (method === 'POST' && create !== undefined) return { status: 200, body: create(store, form) };
  if (method === 'GET' && id === undefined) return { status: 200, body: page(store, kind, form) };
  if (id === undefined || !store.has(kind, id))
    return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}` } } };
  if (method === 'GET') return { status: 200, body: store.get(kind, id) };
  if (method === 'DELETE') return { status: 200, body: cancelSubscription(store, id) };
  if (act === 'void') return { status: 200, body: voidInvoice(store, id) };
  if (act === 'release') return { status: 200, body: releaseSchedule(store, id) };
  if (kind === 'subscription_schedules') return { status: 200, body: updateSchedule(store, id, form) };
  return { status: 200, body: kind === 'subscriptions' ? updateSubscription(store, id, form) : store.get(kind, id) };
}

type Create = (store: StripeStore, form: URLSearchParams) => StripeObject;

const creations: Readonly<Record<string, Create>> = {
  '/v1/customers': creation('customers', 'cus', (form) => ({ email: form.get('email') })),
  '/v1/prices': creation('prices', 'price', (form) => ({
    unit_amount: Number(form.get('unit_amount')),
    product: 'prod_1',
    recurring: { interval: form.get('recurring[interval]') },
    metadata: { planId: form.get('metadata[planId]') },
  })),
  '/v1/tax_rates': creation('tax_rates', 'txr', (form) => ({
    percentage: Number(form.get('percentage')),
    metadata: { key: form.get('metadata[key]') },
  })),
  '/v1/coupons': (store, form) => {
    const id = form.get('id') ?? store.newId('coupon');
    if ((form.get('name') ?? '').length > 40) throw new StripeRefusal('The name of a coupon has at most 40 characters.');
    if (store.has('coupons', id)) throw new StripeRefusal('Coupon already exists.');
    const [amount, percent] = [form.get('amount_off'), form.get('percent_off')];
    const off = percent === null ? { amount_off: Number(amount) } : { percent_off: Number(percent) };
    return store.put('coupons', { id, created: store.now(), ...off });
  },
  '/v1/invoiceitems': creation('invoiceitems', 'ii', (form) => ({
    customer: form.get('customer'),
    amount: Number(form.get('amount')),
    description: form.get('description'),
    discountable: form.get('discountable') !== 'false',
    metadata: { key: form.get('metadata[key]') },
    invoice: null,
  })),
  '/v1/setup_intents': creation('setup_intents', 'seti', (form) => ({ customer: form.get('customer'), client_secret: 'seti_secret_x' })),
  '/v1/credit_notes': creditInvoice,
  '/v1/subscriptions': createSubscription,
  '/v1/subscription_schedules': createSchedule,
  '/v1/invoices/create_preview': (store, form) => {
    const subscription = store.get('subscriptions', form.get('subscription') ?? '');
    const due = previewedCents(store, subscription, ratesOf(store, subscription), form);
    return { id: store.newId('upcoming_in'), created: store.now(), object: 'invoice', amount_due: due };
  },
  '/v1/invoices': (store, form) => {
    const taxRates = taxRatesOf(store, form) ?? [];
    const { id } = invoicePending(store, { customer: form.get('customer'), subscription: null, lines: [], taxRates });
    collectInvoice(store, id);
    return store.get('invoices', id);
  },
};

/** Creates an object of this kind from fields of the request. */
function creation(kind: string, prefix: string, fieldsOf: (form: URLSearchParams) => Readonly<Record<string, unknown>>): Create {
  return ({ put, newId, now }, form) => put(kind, { id: newId(prefix), created: now(), ...fieldsOf(form) });
}

/** The newest first, as the card service lists. */
function page({ events, list, get }: StripeStore, kind: string, form: URLSearchParams): object {
  const since = Number(form.get('created[gte]') ?? 0);
  const all: readonly { readonly id: string; readonly created: number }[] = kind === 'events' ? events : list(kind);
  const [customer, invoiceId] = [form.get('customer'), form.get('invoice')];
  const listed = all
    .filter((row) => row.created >= since && (customer === null || Reflect.get(row, 'customer') === customer))
    .filter((row) => invoiceId === null || Reflect.get(row, 'invoice') === invoiceId)
    .toReversed();
  const start = listed.findIndex(({ id }) => id === form.get('starting_after')) + 1;
  const withCharge = (row: { readonly id: string }): object =>
    row.id.startsWith('re_') ? { ...row, charge: get('charges', String(Reflect.get(row, 'charge'))) } : row;
  // Pages are shorter than asked, so that every listing in a test has several.
  const data = listed.slice(start, start + 3);
  return { object: 'list', data: data.map(withCharge), has_more: start + data.length < listed.length };
}
