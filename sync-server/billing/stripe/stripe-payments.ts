import Stripe from 'stripe';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { refusedAct } from '../provider/provider-acts.ts';
import { billAtStripe } from './bill-at-stripe.ts';
import { readSignedEvent } from './signed-event.ts';
import { actAtStripe } from './stripe-acts.ts';
import { creditAtStripe } from './stripe-credit.ts';
import { createStripeReports } from './stripe-reports.ts';
import { subscribeAtStripe } from './subscribe-at-stripe.ts';
import { quoteAtStripe, upgradeAtStripe } from './upgrade-at-stripe.ts';

export interface StripePaymentsDeps {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  readonly clock: () => Date;
  /** A base address other than the service's own, for tests. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

const timeoutMs = 10_000;

/** Card payments by Stripe. Every request carries its own idempotency key, so that a repeated one creates nothing twice. */
export function createStripePayments({ secretKey, webhookSecret, publishableKey, clock, address }: StripePaymentsDeps): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false, ...address });
  return {
    isOwnLedger: false,
    publishableKey,
    createSubscription: (wanted) => subscribeAtStripe(stripe, wanted),
    act: async (providerId, act, key) => {
      try {
        await actAtStripe(stripe, providerId, act, { key, now: clock() });
      } catch (fault) {
        if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault;
        throw new Error(`${refusedAct}${fault.message}`, { cause: fault });
      }
    },
    upgrade: (providerId, wanted, key) => upgradeAtStripe(stripe, providerId, wanted, key),
    quote: (providerId, wanted) => quoteAtStripe(stripe, providerId, wanted),
    bill: (wanted, key) => billAtStripe(stripe, wanted, key),
    credit: (wanted, key) => creditAtStripe(stripe, wanted, key),
    useCard: async (customer, card, idempotencyKey) => {
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }, { idempotencyKey });
    },
    changeCard: async ({ tenantId, customerId }) => {
      if (customerId === null) return { clientSecret: null, paymentMethod: null };
      const setup = await stripe.setupIntents.create({ customer: customerId, usage: 'off_session', metadata: { tenantId } });
      return { clientSecret: setup.client_secret, paymentMethod: null };
    },
    cancelSubscription: async (providerId) => {
      try {
        await stripe.subscriptions.cancel(providerId);
      } catch (fault) {
        if (!(fault instanceof Stripe.errors.StripeInvalidRequestError) || fault.code !== 'resource_missing') throw fault;
      }
    },
    reports: createStripeReports(stripe),
    readEvent: async (body, signature) => readSignedEvent(webhookSecret, body, signature, clock()),
  };
}
