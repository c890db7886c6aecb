import { changeBalance } from './stripe-balance.ts';
import { paymentOf } from './stripe-invoices.ts';
import { type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';

export function creditInvoice(store: StripeStore, form: URLSearchParams): StripeObject {
  const { behavior, list, get, put, change, newId } = store;
  if (behavior.refundRefusal !== null) throw new StripeRefusal(behavior.refundRefusal);
  const invoice = get('invoices', form.get('invoice') ?? '');
  const refunded = Number(form.get('refund_amount') ?? 0);
  const credited = Number(form.get('credit_amount') ?? 0);
  const amount = Number(form.get('amount'));
  if (invoice.status === 'open' && refunded > 0) throw new StripeRefusal('An open invoice has no payment to refund.');
  if (invoice.status === 'open') change('invoices', invoice.id, { amount_due: Number(invoice.amount_due) - amount });
  if (invoice.status === 'paid' && refunded + credited !== amount)
    throw new StripeRefusal('The sum of credit amount, refund amount, and out of band amount must equal the amount of the credit note.');
  const paid = list('charges').find((charge) => charge.payment_intent === paymentOf(store, invoice.id)?.id);
  if (paid !== undefined && refunded > 0) refundCharge(store, paid.id, Number(paid.amount_refunded) + refunded);
  const { customer, currency } = invoice;
  if (credited > 0) changeBalance(store, String(customer), -credited);
  const note = { id: newId('cn'), customer, invoice: invoice.id, amount, total: amount, subtotal: amount, currency };
  return put('credit_notes', { ...note, status: 'issued', metadata: { key: form.get('metadata[key]') ?? '' } });
}

/** Refunds this much of a charge in all. */
export function refundCharge({ put, change, newId, get }: StripeStore, chargeId: string, cents: number): void {
  const { amount_refunded: before, amount, currency } = get('charges', chargeId);
  put('refunds', { id: newId('re'), charge: chargeId, amount: cents - Number(before), currency, status: 'succeeded' });
  change('charges', chargeId, { amount_refunded: cents, refunded: cents === amount }, 'charge.refunded');
}

/** A customer has asked its bank to take a payment back. */
export function disputeCharge({ put, change, newId, get }: StripeStore, chargeId: string): string {
  const { amount, currency, payment_intent: intent } = get('charges', chargeId);
  const disputed = { id: newId('du'), charge: chargeId, payment_intent: intent, amount, currency, reason: 'fraudulent' };
  change('charges', chargeId, { disputed: true });
  return put('disputes', { ...disputed, status: 'needs_response' }, 'charge.dispute.created').id;
}

export function closeDispute({ change }: StripeStore, disputeId: string, status: 'won' | 'lost'): void {
  change('disputes', disputeId, { status }, 'charge.dispute.closed');
}
