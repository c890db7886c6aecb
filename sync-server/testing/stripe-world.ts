import { randomUUID } from 'node:crypto';

/** The objects of the card service in memory, and what its calls do with them. */
export type StripeObject = { readonly id: string; readonly created: number } & Readonly<Record<string, unknown>>;

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: StripeObject };
}

export interface StripeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type StripeCard = 'accepted' | 'declined' | 'confirmed';

export interface StripeWorld {
  readonly answer: (method: string, path: string, form: URLSearchParams) => StripeAnswer;
  /** Every event so far, as its webhook delivers it. */
  readonly events: () => readonly StripeEvent[];
  readonly list: (kind: string) => readonly StripeObject[];
  /** Answer of the card to the next payments; `confirmed`: the person has to confirm each. */
  readonly useCard: (card: StripeCard) => void;
  /** Pays an invoice, as the person who confirms it does. */
  readonly pay: (invoiceId: string) => void;
  /** Ends the period of a subscription: the pending items and the next period are invoiced and charged. */
  readonly renew: (subscriptionId: string) => void;
  readonly refund: (chargeId: string, cents: number) => void;
  readonly cancel: (subscriptionId: string) => void;
}

const daySeconds = 24 * 60 * 60;
const monthSeconds = 30 * daySeconds;

export function createStripeWorld(clock: () => Date): StripeWorld {
  const kinds = new Map<string, Map<string, StripeObject>>();
  const events: StripeEvent[] = [];
  let card: StripeCard = 'accepted';
  /** Keeps the ids of two card services apart in one database. */
  const run = randomUUID().slice(0, 8);
  let last = 0;

  const now = (): number => Math.floor(clock().getTime() / 1000);
  const newId = (prefix: string): string => {
    last += 1;
    return `${prefix}_${run}${String(last).padStart(6, '0')}`;
  };
  const rows = (kind: string): Map<string, StripeObject> => {
    const known = kinds.get(kind) ?? new Map<string, StripeObject>();
    kinds.set(kind, known);
    return known;
  };
  function put(kind: string, object: StripeObject, type?: string): StripeObject {
    rows(kind).set(object.id, object);
    if (type !== undefined) events.push({ id: newId('evt'), type, created: now(), data: { object } });
    return object;
  }
  const get = (kind: string, id: string): StripeObject => {
    const found = rows(kind).get(id);
    if (found === undefined) throw new Error(`There is no ${kind} ${id}.`);
    return found;
  };
  const change = (kind: string, id: string, fields: Readonly<Record<string, unknown>>, type?: string): StripeObject =>
    put(kind, { ...get(kind, id), ...fields }, type);

  function invoice(
    customer: unknown,
    subscription: string | null,
    lines: readonly (readonly [text: string, cents: number])[],
  ): StripeObject {
    const created = now();
    const fields = { customer, amount_due: lines.reduce((total, [, cents]) => total + cents, 0), currency: 'usd', attempt_count: 0 };
    const data = lines.map(([description, amount]) => ({ description, amount }));
    const made = { id: newId('in'), created, object: 'invoice', status: 'open', subscription, ...fields, lines: { data } };
    const payment = { id: newId('pi'), created, status: 'requires_payment_method', client_secret: '', invoice: made.id };
    put('payment_intents', { ...payment, client_secret: `${payment.id}_secret_x` });
    const secret = { client_secret: `${payment.id}_secret_x`, type: 'payment_intent' };
    return put('invoices', { ...made, confirmation_secret: secret, payment_intent_id: payment.id }, 'invoice.finalized');
  }

  function pay(invoiceId: string): void {
    const { customer, amount_due: amount, payment_intent_id: paymentIntent } = get('invoices', invoiceId);
    if (get('invoices', invoiceId).status !== 'open') return;
    const created = now();
    change('payment_intents', String(paymentIntent), { status: 'succeeded' });
    const payment = { type: 'payment_intent', payment_intent: paymentIntent };
    put('invoice_payments', { id: newId('inpay'), created, invoice: invoiceId, status: 'paid', payment }, 'invoice_payment.paid');
    put('charges', { id: newId('ch'), created, customer, amount, amount_refunded: 0, payment_intent: paymentIntent }, 'charge.succeeded');
    const paid = change('invoices', invoiceId, { status: 'paid' }, 'invoice.paid');
    if (typeof paid.subscription === 'string') activate(paid.subscription, invoiceId);
  }

  function activate(subscriptionId: string, invoiceId: string): void {
    const { pending_update: pending } = get('subscriptions', subscriptionId);
    const waiting: Record<string, unknown> = Object(pending ?? {});
    const items = waiting.invoice === invoiceId ? { items: waiting.items, pending_update: null } : {};
    change('subscriptions', subscriptionId, { status: 'active', ...items }, 'customer.subscription.updated');
  }

  /** Charges the stored card. */
  function collect(invoiceId: string): boolean {
    if (get('invoices', invoiceId).amount_due === 0 || card === 'accepted') {
      pay(invoiceId);
      return true;
    }
    const status = card === 'declined' ? 'requires_payment_method' : 'requires_action';
    change('payment_intents', String(get('invoices', invoiceId).payment_intent_id), { status });
    change('invoices', invoiceId, { attempt_count: 1 }, 'invoice.payment_failed');
    return false;
  }

  function createSubscription(form: URLSearchParams): StripeObject {
    const created = now();
    const price = get('prices', form.get('items[0][price]') ?? '');
    const id = newId('sub');
    const first = invoice(form.get('customer'), id, [['First period', Number(price.unit_amount)]]);
    const items = { data: [{ id: newId('si'), price, current_period_end: created + monthSeconds }] };
    const subscription = { id, created, object: 'subscription', status: 'incomplete', customer: form.get('customer'), items };
    const made = { ...subscription, cancel_at_period_end: false, pause_collection: null, pending_update: null };
    put('subscriptions', made, 'customer.subscription.created');
    return { ...made, latest_invoice: first };
  }

  function updateSubscription(id: string, form: URLSearchParams): StripeObject {
    const subscription = get('subscriptions', id);
    const ends = form.get('cancel_at_period_end');
    if (ends !== null) return change('subscriptions', id, { cancel_at_period_end: ends === 'true' }, 'customer.subscription.updated');
    const price = form.get('items[0][price]');
    if (price === null) return subscription;
    const data = itemsOf(subscription).map((item) => ({ ...item, price: get('prices', price) }));
    if (form.get('proration_behavior') !== 'always_invoice')
      return change('subscriptions', id, { items: { data } }, 'customer.subscription.updated');
    const difference = Number(get('prices', price).unit_amount) - Number(Object(itemsOf(subscription)[0]?.price).unit_amount);
    const made = invoice(subscription.customer, id, [['Upgrade', Math.max(0, difference)]]);
    if (form.get('payment_behavior') === 'pending_if_incomplete')
      change('subscriptions', id, { pending_update: { items: { data }, invoice: made.id } });
    else change('subscriptions', id, { items: { data } });
    if (!collect(made.id)) {
      const status = form.get('payment_behavior') === 'pending_if_incomplete' ? {} : { status: 'past_due' };
      change('subscriptions', id, status, 'customer.subscription.updated');
    }
    return { ...get('subscriptions', id), latest_invoice: get('invoices', made.id) };
  }

  const creations: Readonly<Record<string, (form: URLSearchParams) => StripeObject>> = {
    '/v1/customers': (form) => put('customers', { id: newId('cus'), created: now(), email: form.get('email') }),
    '/v1/prices': (form) =>
      put('prices', {
        id: newId('price'),
        created: now(),
        unit_amount: Number(form.get('unit_amount')),
        metadata: { planId: form.get('metadata[planId]') },
      }),
    '/v1/coupons': () => put('coupons', { id: newId('coupon'), created: now() }),
    '/v1/subscriptions': createSubscription,
    '/v1/invoiceitems': (form) =>
      put('invoiceitems', {
        id: newId('ii'),
        created: now(),
        customer: form.get('customer'),
        amount: Number(form.get('amount')),
        description: form.get('description'),
        metadata: { key: form.get('metadata[key]') },
        invoice: null,
      }),
    '/v1/invoices': (form) => {
      const items = pendingItems(form.get('customer'));
      const made = invoice(form.get('customer'), null, items.map(lineOf));
      for (const { id } of items) change('invoiceitems', id, { invoice: made.id });
      collect(made.id);
      return get('invoices', made.id);
    },
  };

  function pendingItems(customer: unknown): readonly StripeObject[] {
    return [...rows('invoiceitems').values()].filter((item) => item.customer === customer && item.invoice === null);
  }

  function answer(method: string, path: string, form: URLSearchParams): StripeAnswer {
    const [, , kind = '', id, act] = path.split('/');
    const create = creations[path];
    if (method === 'POST' && create !== undefined) return { status: 200, body: create(form) };
    if (method === 'GET' && id === undefined) return { status: 200, body: page(kind, form) };
    if (id === undefined || !rows(kind).has(id))
      return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}` } } };
    if (method === 'GET') return { status: 200, body: get(kind, id) };
    if (method === 'DELETE') return { status: 200, body: cancel(id) };
    if (act === 'void') {
      for (const { id: subscriptionId, pending_update: pending } of rows('subscriptions').values())
        if (Object(pending ?? {}).invoice === id) change('subscriptions', subscriptionId, { pending_update: null });
      return { status: 200, body: change('invoices', id, { status: 'void' }, 'invoice.voided') };
    }
    return { status: 200, body: kind === 'subscriptions' ? updateSubscription(id, form) : get(kind, id) };
  }

  /** The newest first, as the card service lists. */
  function page(kind: string, form: URLSearchParams): object {
    const since = Number(form.get('created[gte]') ?? 0);
    const all: readonly { readonly id: string; readonly created: number }[] = kind === 'events' ? events : [...rows(kind).values()];
    const customer = form.get('customer');
    const listed = all
      .filter((row) => row.created >= since && (customer === null || Reflect.get(row, 'customer') === customer))
      .toReversed();
    const start = listed.findIndex(({ id }) => id === form.get('starting_after')) + 1;
    // Pages are shorter than asked, so that every listing in a test has several.
    const data = listed.slice(start, start + 3);
    return { object: 'list', data: data.map(withCharge), has_more: start + data.length < listed.length };
  }

  function withCharge(row: { readonly id: string }): object {
    return row.id.startsWith('re_') ? { ...row, charge: get('charges', String(Reflect.get(row, 'charge'))) } : row;
  }

  function cancel(id: string): StripeObject {
    return change('subscriptions', id, { status: 'canceled' }, 'customer.subscription.deleted');
  }

  return {
    answer,
    events: () => events,
    list: (kind) => [...rows(kind).values()],
    useCard: (next) => {
      card = next;
    },
    pay,
    renew: (id) => {
      const subscription = get('subscriptions', id);
      const items = pendingItems(subscription.customer);
      const price: [string, number] = ['Next period', Number(Object(itemsOf(subscription)[0]?.price).unit_amount)];
      const made = invoice(subscription.customer, id, [price, ...items.map(lineOf)]);
      for (const item of items) change('invoiceitems', item.id, { invoice: made.id });
      const data = itemsOf(subscription).map((item) => ({ ...item, current_period_end: Number(item.current_period_end) + monthSeconds }));
      change('subscriptions', id, { items: { data } }, 'customer.subscription.updated');
      if (!collect(made.id)) change('subscriptions', id, { status: 'past_due' }, 'customer.subscription.updated');
    },
    refund: (chargeId, cents) => {
      put('refunds', { id: newId('re'), created: now(), charge: chargeId });
      change('charges', chargeId, { amount_refunded: cents }, 'charge.refunded');
    },
    cancel,
  };
}

function itemsOf(subscription: StripeObject): readonly Readonly<Record<string, unknown>>[] {
  const data: unknown = Reflect.get(Object(subscription.items), 'data');
  return Array.isArray(data) ? data.map((item: unknown) => ({ ...Object(item) })) : [];
}

function lineOf({ description, amount }: StripeObject): readonly [string, number] {
  return [String(description), Number(amount)];
}
