import { couponsIn, couponsOf, discountsOf } from './stripe-discounts.ts';
import { collectInvoice, invoicePending, ratesOf, taxRatesOf, voidInvoice, writeInvoice } from './stripe-invoices.ts';
import { prorationOf } from './stripe-proration.ts';
import { takeNextPhase } from './stripe-schedules.ts';
import { intervalOf, itemsOf, type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';

const daySeconds = 24 * 60 * 60;
const monthSeconds = 30 * daySeconds;
const updated = 'customer.subscription.updated';

export function createSubscription(store: StripeStore, form: URLSearchParams): StripeObject {
  const { get, put, newId, now } = store;
  const created = now();
  const price = get('prices', form.get('items[0][price]') ?? '');
  const id = newId('sub');
  const customer = form.get('customer');
  const taxRates = taxRatesOf(store, form) ?? [];
  const trialDays = Number(form.get('trial_period_days') ?? 0);
  const lines = [['First period', trialDays > 0 ? 0 : Number(price.unit_amount)]] as const;
  const coupons = couponsIn(store, form) ?? [];
  const first = writeInvoice(store, { customer, subscription: id, lines, taxRates, coupons });
  const items = {
    data: [{ id: newId('si'), price, current_period_end: created + (trialDays > 0 ? trialDays * daySeconds : monthSeconds) }],
  };
  const made = {
    id,
    created,
    object: 'subscription',
    status: 'incomplete',
    customer,
    items,
    discounts: discountsOf(coupons),
    default_tax_rates: taxRates,
    start_date: created,
    trial_start: trialDays > 0 ? created : null,
    cancel_at_period_end: false,
    pause_collection: null,
    pending_update: null,
    schedule: null,
  };
  put('subscriptions', made, 'customer.subscription.created');
  return { ...made, latest_invoice: first };
}

export function updateSubscription(store: StripeStore, id: string, form: URLSearchParams): StripeObject {
  const { get, change } = store;
  const subscription = get('subscriptions', id);
  const ends = form.get('cancel_at_period_end');
  if (ends !== null && typeof subscription.schedule === 'string')
    throw new StripeRefusal('The subscription is managed by a schedule: its end cannot be changed.');
  const isPause = [...form.keys()].some((name) => name.startsWith('pause_collection'));
  const ending = ends === null ? {} : { cancel_at_period_end: ends === 'true' };
  if (isPause) return change('subscriptions', id, { ...ending, ...pauseOf(subscription, form, store.now()) }, updated);
  if (ends !== null) return change('subscriptions', id, ending, updated);
  const taxRates = taxRatesOf(store, form);
  if (taxRates !== undefined) return change('subscriptions', id, { default_tax_rates: taxRates }, updated);
  const priceId = form.get('items[0][price]');
  if (priceId === null) return subscription;
  const price = get('prices', priceId);
  if (intervalOf(price) !== intervalOf(itemsOf(subscription)[0]?.price)) return beginPeriod(store, subscription, price);
  if (form.get('proration_behavior') === 'always_invoice') return upgrade(store, subscription, form);
  const coupons = couponsIn(store, form) ?? couponsOf(subscription);
  return change('subscriptions', id, { items: { data: itemsAt(subscription, price) }, discounts: discountsOf(coupons) }, updated);
}

/** The paid days that are left after a pause are a trial at the card service. */
function pauseOf(subscription: StripeObject, form: URLSearchParams, now: number): object {
  const trialEnd = form.get('trial_end');
  const resumesAt = form.get('pause_collection[resumes_at]');
  const pause = { behavior: 'void', resumes_at: resumesAt === null ? null : Number(resumesAt) };
  const data = itemsOf(subscription).map((item) => ({ ...item, current_period_end: Number(trialEnd) }));
  const trial = trialEnd === null ? {} : { status: 'trialing', trial_start: now, trial_end: Number(trialEnd), items: { data } };
  return { pause_collection: form.has('pause_collection[behavior]') ? pause : null, ...trial };
}

/** Another interval begins a new period at once, and charges it. */
function beginPeriod(store: StripeStore, subscription: StripeObject, price: StripeObject): StripeObject {
  const end = store.now() + (intervalOf(price) === 'year' ? 365 * daySeconds : monthSeconds);
  const data = itemsAt(subscription, price).map((item) => ({ ...item, current_period_end: end }));
  const { id, customer } = subscription;
  const lines = [['New interval', Number(price.unit_amount)]] as const;
  collectInvoice(store, writeInvoice(store, { customer, subscription: id, lines, taxRates: ratesOf(store, subscription) }).id);
  return store.change('subscriptions', id, { items: { data } }, updated);
}

/** Charges the difference at once. The new price may have to wait for the payment. */
function upgrade(store: StripeStore, subscription: StripeObject, form: URLSearchParams): StripeObject {
  const { get, change } = store;
  const { id, customer } = subscription;
  const price = get('prices', form.get('items[0][price]') ?? '');
  const data = itemsAt(subscription, price);
  const coupons = couponsIn(store, form);
  const at = Number(form.get('proration_date') ?? store.now());
  const lines = prorationOf(subscription, { unitAmount: Number(price.unit_amount), coupons }, at);
  const made = writeInvoice(store, { customer, subscription: id, lines, taxRates: ratesOf(store, subscription) });
  const waits = form.get('payment_behavior') === 'pending_if_incomplete';
  const changed = { items: { data }, ...(coupons === undefined ? {} : { discounts: discountsOf(coupons) }) };
  change('subscriptions', id, waits ? { pending_update: { ...changed, invoice: made.id } } : changed);
  if (!collectInvoice(store, made.id)) change('subscriptions', id, waits ? {} : { status: 'past_due' }, updated);
  return { ...get('subscriptions', id), latest_invoice: get('invoices', made.id) };
}

/** Ends the period: the pending items and the next period are invoiced and charged. */
export function renewSubscription(store: StripeStore, id: string): void {
  const subscription = store.get('subscriptions', id);
  const next = takeNextPhase(store, subscription);
  const price = next?.price ?? Object(itemsOf(subscription)[0]?.price);
  const lines = [['Next period', Number(price.unit_amount)]] as const;
  const { customer } = subscription;
  const coupons = next?.coupons ?? couponsOf(subscription);
  const made = invoicePending(store, { customer, subscription: id, lines, taxRates: ratesOf(store, subscription), coupons });
  const seconds = next === undefined ? monthSeconds : next.days * daySeconds;
  const data = itemsAt(subscription, price).map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: Number(item.current_period_end) + seconds,
  }));
  store.change('subscriptions', id, { items: { data }, discounts: discountsOf(coupons) }, updated);
  if (subscription.pause_collection !== null) voidInvoice(store, made.id);
  else if (!collectInvoice(store, made.id)) store.change('subscriptions', id, { status: 'past_due' }, updated);
}

export function cancelSubscription({ change }: StripeStore, id: string): StripeObject {
  return change('subscriptions', id, { status: 'canceled' }, 'customer.subscription.deleted');
}

function itemsAt(subscription: StripeObject, price: StripeObject): readonly Readonly<Record<string, unknown>>[] {
  return itemsOf(subscription).map((item) => ({ ...item, price }));
}
