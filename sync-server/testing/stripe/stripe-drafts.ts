import { lineOf, ratesOf, taxRatesOf, writeInvoice } from './stripe-invoices.ts';
import { metadataOf } from './stripe-metadata.ts';
import { listObject, type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';
import { blankObject } from './typings/stripe-objects.ts';

/** An invoice without items, which takes those that name it until it is made final. */
export function createDraft(store: StripeStore, form: URLSearchParams): StripeObject {
  if (form.get('pending_invoice_items_behavior') === 'include') throw new Error('The stand-in has no drafts with pending items.');
  const { get, put, newId, now } = store;
  const id = newId('in');
  const card = form.get('default_payment_method');
  return put('invoices', {
    id,
    customer: get('customers', form.get('customer') ?? '').id,
    status: 'draft',
    currency: form.get('currency') ?? get('customers', form.get('customer') ?? '').currency,
    auto_advance: false,
    billing_reason: 'manual',
    default_payment_method: card === null ? null : get('payment_methods', card).id,
    default_tax_rates: taxRatesOf(store, form) ?? [],
    metadata: metadataOf(form),
    period_start: now(),
    period_end: now(),
    lines: listObject(`/v1/invoices/${id}/lines`, []),
  });
}

/** An item of the next invoice of a customer, or of the draft that it names. */
export function createItem(store: StripeStore, form: URLSearchParams): StripeObject {
  const { get, put, change, newId } = store;
  const draft = form.get('invoice');
  if (draft !== null && get('invoices', draft).status !== 'draft')
    throw new StripeRefusal('The invoice is no longer a draft, so it takes no items.');
  const [start, end] = [form.get('period[start]'), form.get('period[end]')];
  const made = put('invoiceitems', {
    id: newId('ii'),
    customer: form.get('customer'),
    invoice: draft,
    amount: Number(form.get('amount')),
    currency: form.get('currency'),
    description: form.get('description'),
    discountable: form.get('discountable') !== 'false',
    metadata: metadataOf(form),
    ...(start === null || end === null ? {} : { period: { start: Number(start), end: Number(end) } }),
  });
  if (draft !== null) {
    const line = { ...blankObject('invoice_lines'), id: newId('il'), amount: made.amount, currency: made.currency, invoice: draft };
    const lines = [...Object(get('invoices', draft).lines).data, line];
    change('invoices', draft, { lines: listObject(`/v1/invoices/${draft}/lines`, lines) });
  }
  return made;
}

/** A final invoice waits for its payment. One that the credit of the customer pays is paid at once. */
export function finalizeDraft(store: StripeStore, id: string): StripeObject {
  const draft = store.get('invoices', id);
  if (draft.status !== 'draft') throw new StripeRefusal('This invoice is already finalized.');
  const lines = store
    .list('invoiceitems')
    .filter(({ invoice }) => invoice === id)
    .map(lineOf);
  return writeInvoice(store, { draft: id, customer: draft.customer, subscription: null, lines, taxRates: ratesOf(store, draft) });
}
