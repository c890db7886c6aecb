import { listObject, type StripeObject, type StripeStore } from './stripe-store.ts';
import { blankObject } from './typings/stripe-objects.ts';

/** Attaches a card to a customer, as the browser does when it confirms a set-up intent. */
export function attachCard({ put, newId }: StripeStore, customer: string, last4: string): string {
  const details = { brand: 'visa', last4, exp_month: 12, exp_year: 2030 };
  const card = { ...blankObject('payment_methods', 'Card'), ...details };
  return put('payment_methods', { id: newId('pm'), customer, type: 'card', card }, 'payment_method.attached').id;
}

/** The first card of a subscription becomes its default, as `save_default_payment_method: on_subscription` says. */
export function saveFirstCard(store: StripeStore, customer: string, subscription: string): void {
  const { default_payment_method: known } = store.get('subscriptions', subscription);
  if (known === null) store.change('subscriptions', subscription, { default_payment_method: attachCard(store, customer, '4242') });
}

/** A card that is removed is nobody's default any more. */
export function detachCard({ list, change }: StripeStore, card: string): void {
  change('payment_methods', card, { customer: null }, 'payment_method.detached');
  for (const { id, default_payment_method: paying } of list('subscriptions'))
    if (paying === card) change('subscriptions', id, { default_payment_method: null });
  for (const { id, invoice_settings: settings } of list('customers'))
    if (Object(settings).default_payment_method === card)
      change('customers', id, { invoice_settings: { ...Object(settings), default_payment_method: null } }, 'customer.updated');
}

export function createCustomer(store: StripeStore, form: URLSearchParams): StripeObject {
  const id = store.newId('cus');
  store.put('customers', { id });
  for (let place = 0; form.has(`tax_id_data[${place}][value]`); place += 1)
    createTaxId(store, id, form.get(`tax_id_data[${place}][type]`), form.get(`tax_id_data[${place}][value]`));
  return updateCustomer(store, id, form);
}

export function updateCustomer({ get, change }: StripeStore, id: string, form: URLSearchParams): StripeObject {
  const before = get('customers', id);
  const text = (name: string): object => (form.has(name) ? { [name]: form.get(name) } : {});
  const parts = ['line1', 'line2', 'city', 'postal_code', 'state', 'country'];
  const isMoved = [...form.keys()].some((name) => name.startsWith('address['));
  const address = Object.fromEntries(parts.map((part) => [part, form.get(`address[${part}]`)]));
  const card = form.get('invoice_settings[default_payment_method]');
  const settings = card === null ? {} : { invoice_settings: { ...Object(before.invoice_settings), default_payment_method: card } };
  const metadata = form.has('metadata[tenantId]') ? { metadata: { tenantId: form.get('metadata[tenantId]') } } : {};
  const moved = isMoved ? { address } : form.get('address') === '' ? { address: null } : {};
  return change('customers', id, { ...text('email'), ...text('name'), ...moved, ...settings, ...metadata }, 'customer.updated');
}

export function createTaxId({ put, newId }: StripeStore, customer: string, type: string | null, value: string | null): StripeObject {
  return put('tax_ids', { id: newId('txi'), customer, type, value });
}

export function taxIdsOf({ list }: StripeStore, customer: string): object {
  return listObject(
    `/v1/customers/${customer}/tax_ids`,
    list('tax_ids').filter((kept) => kept.customer === customer),
  );
}
