import { answerStripe, type StripeAnswer } from './stripe-answers.ts';
import { attachCard, detachCard, saveFirstCard } from './stripe-cards.ts';
import { configureDashboard, type DashboardSettings } from './stripe-dashboard.ts';
import { payInvoice, subscriptionOf } from './stripe-invoices.ts';
import { closeDispute, disputeCharge, refundCharge } from './stripe-money-back.ts';
import { createStripeStore, type StripeCard, type StripeEvent, type StripeObject } from './stripe-store.ts';
import { cancelSubscription, confirmSetup, endTrial, renewSubscription } from './stripe-subscriptions.ts';
import type { StripeKind } from './typings/stripe-objects.ts';

/** The objects of the card service in memory, and what its calls do with them. */
export interface StripeWorld {
  readonly answer: (method: string, path: string, form: URLSearchParams) => StripeAnswer;
  /** Requests that Stripe does not know, and errors of this stand-in. */
  readonly faults: () => readonly unknown[];
  /** Every event so far, as its webhook delivers it. */
  readonly events: () => readonly StripeEvent[];
  readonly list: (kind: StripeKind) => readonly StripeObject[];
  /** Answer of the card to the next payments. */
  readonly useCard: (card: StripeCard) => void;
  /** Pays an invoice, as the person who confirms it does. */
  readonly pay: (invoiceId: string) => void;
  /** The person confirms the card of a subscription whose first days are free. */
  readonly confirmSetup: (setupIntentId: string) => void;
  /** Attaches a card to a customer, and returns its id. */
  readonly addCard: (customer: string, last4: string) => string;
  readonly removeCard: (card: string) => void;
  /** Ends the period of a subscription: the pending items and the next period are invoiced and charged. */
  readonly renew: (subscriptionId: string) => void;
  readonly endTrial: (subscriptionId: string) => void;
  readonly refund: (chargeId: string, cents: number) => void;
  /** The customer disputes a charge at its bank. Returns the id of the dispute. */
  readonly dispute: (chargeId: string) => string;
  readonly closeDispute: (disputeId: string, status: 'won' | 'lost') => void;
  /** Refuses refunds for this reason; null: it makes them. */
  readonly refuseRefunds: (reason: string | null) => void;
  /** Sets what the dashboard sets: whether cards are taken, tax is automatic, and customers change subscriptions in the portal. */
  readonly configure: (settings: DashboardSettings) => void;
  readonly cancel: (subscriptionId: string) => void;
  /** Ends a subscription whose first payment was never confirmed, as happens after a day. */
  readonly expire: (subscriptionId: string) => void;
}

export function createStripeWorld(clock: () => Date): StripeWorld {
  const store = createStripeStore(clock);
  return {
    answer: (method, path, form) => answerStripe(store, { method, path, form }),
    faults: () => store.faults,
    events: () => store.events,
    list: store.list,
    useCard: (card) => {
      store.behavior.card = card;
    },
    pay: (id) => {
      const invoice = store.get('invoices', id);
      const subscription = subscriptionOf(invoice);
      if (subscription !== undefined) saveFirstCard(store, String(invoice.customer), subscription);
      payInvoice(store, id);
    },
    confirmSetup: (id) => confirmSetup(store, id),
    addCard: (customer, last4) => attachCard(store, customer, last4),
    removeCard: (card) => detachCard(store, card),
    renew: (id) => renewSubscription(store, id),
    endTrial: (id) => endTrial(store, id),
    refund: (id, cents) => refundCharge(store, id, cents),
    dispute: (id) => disputeCharge(store, id),
    closeDispute: (id, status) => closeDispute(store, id, status),
    refuseRefunds: (reason) => {
      store.behavior.refundRefusal = reason;
    },
    configure: (settings) => configureDashboard(store, settings),
    cancel: (id) => void cancelSubscription(store, id),
    expire: (id) => void store.change('subscriptions', id, { status: 'incomplete_expired' }, 'customer.subscription.updated'),
  };
}
