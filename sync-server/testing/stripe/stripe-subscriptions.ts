import { saveFirstCard } from './stripe-cards.ts';
import { couponsIn, couponsOf, discountsOf, useDiscounts } from './stripe-discounts.ts';
import { collectInvoice, invoicePending, ratesOf, taxRatesOf, voidInvoice, writeInvoice } from './stripe-invoices.ts';
import { prorationOf } from './stripe-proration.ts';
import { startNextPhase } from './stripe-schedules.ts';
import { intervalOf, itemsOf, listObject, type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';
import { blankObject } from './typings/stripe-objects.ts';

const daySeconds = 24 * 60 * 60;
const monthSeconds = 30 * daySeconds;
const updated = 'customer.subscription.updated';

export function createSubscription(store: StripeStore, form: URLSearchParams): StripeObject {
  const { get, put, newId, now } = store;
  const price = get('prices', form.get('items[0][price]') ?? '');
  const id = newId('sub');
  const { id: customer } = useCurrencyOf(store, form.get('customer') ?? '', price.currency);
  const taxRates = taxRatesOf(store, form) ?? [];
  const trialDays = Number(form.get('trial_period_days') ?? 0);
  const seconds = trialDays > 0 ? trialDays * daySeconds : intervalOf(price) === 'year' ? 365 * daySeconds : monthSeconds;
  const period = { start: now(), end: now() + seconds };
  const lines = [{ text: 'First period', cents: trialDays > 0 ? 0 : Number(price.unit_amount), period }];
  const coupons = couponsIn(store, form) ?? [];
  const reason = 'subscription_create';
  const first = writeInvoice(store, { customer, subscription: id, lines, taxRates, coupons, reason });
  const isDue = Number(first.amount_due) > 0;
  const setup = isDue ? null : createSetup(store, customer);
  const made = {
    id,
    customer,
    currency: price.currency,
    status: trialDays > 0 ? 'trialing' : isDue ? 'incomplete' : 'active',
    items: listObject(`/v1/subscription_items?subscription=${id}`, [itemOf(store, id, price, period)]),
    discounts: discountsOf(store, id, coupons, true),
    default_tax_rates: taxRates,
    start_date: now(),
    billing_cycle_anchor: trialDays > 0 ? period.end : now(),
    trial_start: trialDays > 0 ? now() : null,
    trial_end: trialDays > 0 ? period.end : null,
    latest_invoice: first.id,
    pending_setup_intent: setup,
    metadata: { tenantId: form.get('metadata[tenantId]') ?? '' },
  };
  return put('subscriptions', made, 'customer.subscription.created');
}

/** The first subscription of a customer decides its currency. A later one in another currency is refused. */
function useCurrencyOf({ get, change }: StripeStore, id: string, currency: unknown): StripeObject {
  const customer = get('customers', id);
  if (customer.currency === currency) return customer;
  if (customer.currency) throw new StripeRefusal('You cannot combine currencies on a single customer.');
  return change('customers', id, { currency });
}

/** Card data that a subscription asks for although nothing is due yet. */
function createSetup({ put, newId }: StripeStore, customer: string): string {
  const id = newId('seti');
  return put('setup_intents', { id, customer, client_secret: `${id}_secret_x`, status: 'requires_payment_method', usage: 'off_session' })
    .id;
}

/** The person confirms the card of a subscription without a first payment. */
export function confirmSetup(store: StripeStore, setupId: string): void {
  const { list, change } = store;
  const { customer } = change('setup_intents', setupId, { status: 'succeeded' }, 'setup_intent.succeeded');
  const subscription = list('subscriptions').find((made) => made.pending_setup_intent === setupId);
  if (subscription === undefined) return;
  saveFirstCard(store, String(customer), subscription.id);
  change('subscriptions', subscription.id, { pending_setup_intent: null }, updated);
}

/** A trial that ends without a card ends the subscription, if its settings say so. */
export function endTrial(store: StripeStore, id: string): void {
  const { default_payment_method: card } = store.get('subscriptions', id);
  if (card === null) cancelSubscription(store, id);
  else renewSubscription(store, id);
}

function itemOf({ newId }: StripeStore, subscription: string, price: StripeObject, { start, end }: { start: number; end: number }): object {
  const { recurring: _, ...shared } = price;
  const plan = { ...blankObject('plans'), id: price.id, currency: price.currency, product: shared.product, interval: intervalOf(price) };
  const dates = { current_period_start: start, current_period_end: end };
  return { ...blankObject('subscription_items'), id: newId('si'), subscription, price, plan, quantity: 1, ...dates };
}

export function updateSubscription(store: StripeStore, id: string, form: URLSearchParams): StripeObject {
  const { get, change } = store;
  const subscription = get('subscriptions', id);
  if (subscription.status === 'canceled')
    throw new StripeRefusal('A canceled subscription can only update its cancellation_details and metadata.');
  const ends = form.get('cancel_at_period_end');
  if (ends !== null && typeof subscription.schedule === 'string')
    throw new StripeRefusal('The subscription is managed by a schedule: its end cannot be changed.');
  const card = form.get('default_payment_method');
  if (card !== null) return change('subscriptions', id, { default_payment_method: get('payment_methods', card).id }, updated);
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
  const coupons = couponsIn(store, form);
  const discounts = coupons === undefined ? {} : { discounts: discountsOf(store, id, coupons, false) };
  return change('subscriptions', id, { items: withItems(subscription, itemsAt(subscription, price)), ...discounts }, updated);
}

/** The paid days that are left after a pause are a trial at the card service. */
function pauseOf(subscription: StripeObject, form: URLSearchParams, now: number): object {
  const wanted = form.get('trial_end');
  const trialEnd = wanted === 'now' ? now : Number(wanted);
  const resumesAt = form.get('pause_collection[resumes_at]');
  const pause = { behavior: 'void', resumes_at: resumesAt === null ? null : Number(resumesAt) };
  const data = itemsOf(subscription).map((item) => ({ ...item, current_period_end: trialEnd }));
  const moved = { status: 'trialing', trial_start: now, trial_end: trialEnd, items: withItems(subscription, data) };
  return { pause_collection: form.has('pause_collection[behavior]') ? pause : null, ...(wanted === null ? {} : moved) };
}

/** Another interval begins a new period at once, and charges it. */
function beginPeriod(store: StripeStore, subscription: StripeObject, price: StripeObject): StripeObject {
  const start = store.now();
  const end = start + (intervalOf(price) === 'year' ? 365 * daySeconds : monthSeconds);
  const data = itemsAt(subscription, price).map((item) => ({ ...item, current_period_start: start, current_period_end: end }));
  const { id, customer } = subscription;
  const lines = [{ text: 'New interval', cents: Number(price.unit_amount), period: { start, end } }];
  collectInvoice(
    store,
    writeInvoice(store, { customer, subscription: id, lines, taxRates: ratesOf(store, subscription), reason: 'subscription_update' }).id,
  );
  return store.change('subscriptions', id, { items: withItems(subscription, data) }, updated);
}

/** Charges the difference at once. The new price may have to wait for the payment. */
function upgrade(store: StripeStore, subscription: StripeObject, form: URLSearchParams): StripeObject {
  const { get, change, now, waiting } = store;
  const { id, customer } = subscription;
  const price = get('prices', form.get('items[0][price]') ?? '');
  const data = itemsAt(subscription, price);
  const coupons = couponsIn(store, form);
  const at = Number(form.get('proration_date') ?? now());
  const lines = prorationOf(store, subscription, { unitAmount: Number(price.unit_amount), coupons }, at);
  const waits = form.get('payment_behavior') === 'pending_if_incomplete';
  const discounts = coupons === undefined ? null : discountsOf(store, id, coupons, true);
  const pending = {
    ...blankObject('subscriptions', 'PendingUpdate'),
    expires_at: now() + 23 * 60 * 60,
    subscription_items: data,
    discounts,
  };
  const applied = { items: withItems(subscription, data), ...(discounts === null ? {} : { discounts }) };
  change('subscriptions', id, waits ? { pending_update: pending } : applied);
  const made = writeInvoice(store, {
    customer,
    subscription: id,
    lines,
    taxRates: ratesOf(store, subscription),
    reason: 'subscription_update',
  });
  if (made.status === 'paid') change('subscriptions', id, { ...applied, pending_update: null }, updated);
  else if (waits) waiting.set(id, made.id);
  change('subscriptions', id, { latest_invoice: made.id });
  if (made.status !== 'paid' && !collectInvoice(store, made.id)) change('subscriptions', id, waits ? {} : { status: 'past_due' }, updated);
  return get('subscriptions', id);
}

/** Ends the period: the pending items and the next period are invoiced and charged. */
export function renewSubscription(store: StripeStore, id: string): void {
  const subscription = store.get('subscriptions', id);
  const next = startNextPhase(store, subscription);
  const price = next?.price ?? Object(itemsOf(subscription)[0]?.price);
  const start = Number(itemsOf(subscription)[0]?.current_period_end);
  const period = { start, end: start + (next === undefined ? monthSeconds : next.days * daySeconds) };
  const lines = [{ text: 'Next period', cents: Number(price.unit_amount), period }];
  const { customer } = subscription;
  const coupons = next?.coupons ?? couponsOf(store, subscription);
  const discounts = next === undefined ? {} : { discounts: discountsOf(store, id, next.coupons, true) };
  const data = itemsAt(subscription, price).map((item) => ({ ...item, current_period_start: start, current_period_end: period.end }));
  const status = subscription.status === 'trialing' ? { status: 'active' } : {};
  store.change('subscriptions', id, { items: withItems(subscription, data), ...discounts, ...status }, updated);
  const taxRates = ratesOf(store, subscription);
  const made = invoicePending(store, { customer, subscription: id, lines, taxRates, coupons, reason: 'subscription_cycle' });
  useDiscounts(store, subscription);
  store.change('subscriptions', id, { latest_invoice: made.id });
  if (subscription.pause_collection !== null) voidInvoice(store, made.id);
  else if (made.status === 'open' && !collectInvoice(store, made.id)) store.change('subscriptions', id, { status: 'past_due' }, updated);
}

export function cancelSubscription({ change, now }: StripeStore, id: string): StripeObject {
  return change('subscriptions', id, { status: 'canceled', canceled_at: now(), ended_at: now() }, 'customer.subscription.deleted');
}

function itemsAt(subscription: StripeObject, price: StripeObject): readonly Readonly<Record<string, unknown>>[] {
  return itemsOf(subscription).map((item) => ({ ...item, price }));
}

function withItems({ items }: StripeObject, data: readonly unknown[]): object {
  return { ...Object(items), data };
}
