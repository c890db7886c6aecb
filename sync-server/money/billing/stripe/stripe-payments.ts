import Stripe from 'stripe';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { refusedAction } from '#server/money/billing/provider/provider-actions.ts';
import { billAtStripe } from './bill-at-stripe.ts';
import { payAtStripe } from './pay-at-stripe.ts';
import { readSignedEvent } from './signed-event.ts';
import { sendActionToStripe } from './stripe-actions.ts';
import { creditAtStripe } from './stripe-credit.ts';
import { updateCustomerAt } from './stripe-customer.ts';
import { createStripeReports } from './stripe-reports.ts';
import { subscribeAtStripe } from './subscribe-at-stripe.ts';
import { quoteAtStripe, upgradeAtStripe } from './upgrade/upgrade-at-stripe.ts';

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
    createSubscription: (wanted) => subscribeAtStripe(stripe, wanted, clock()),
    sendAction: async (providerId, action, key) => {
      try {
        await sendActionToStripe(stripe, providerId, action, { key, now: clock() });
      } catch (fault) {
        if (!(fault instanceof Stripe.errors.StripeInvalidRequestError)) throw fault;
        throw new Error(`${refusedAction}${fault.message}`, { cause: fault });
      }
    },
    upgrade: (providerId, wanted, key) => upgradeAtStripe(stripe, providerId, wanted, key),
    quote: (providerId, wanted) => quoteAtStripe(stripe, providerId, wanted),
    bill: (wanted, key) => billAtStripe(stripe, wanted, key),
    credit: (wanted, key) => creditAtStripe(stripe, wanted, key),
    pay: (providerInvoiceId, wanted) => payAtStripe(stripe, providerInvoiceId, wanted),
    updateCustomer: (customerId, details) => updateCustomerAt(stripe, customerId, details),
    useCard: async ({ customer, card, providerId }, key) => {
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }, { idempotencyKey: key });
      if (providerId === null) return;
      // The card of a subscription goes before that of its customer.
      await stripe.subscriptions.update(providerId, { default_payment_method: card }, { idempotencyKey: `${key}:subscription` });
    },
    changeCard: async ({ tenantId, customerId }) => {
      if (customerId === null) return { clientSecret: null, paymentMethod: null };
      const setup = await stripe.setupIntents.create({
        customer: customerId,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { tenantId },
      });
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
