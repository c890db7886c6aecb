import Stripe from 'stripe';
import type { PaymentProvider } from './payment-provider.ts';
import { readSignedEvent } from './signed-event.ts';

export interface StripePaymentsDeps {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly clock: () => Date;
  /** Another address than the service's own, for tests. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

const timeoutMs = 10_000;

/** Card payments by Stripe. Every request carries a key of its own, so that a repeated one makes nothing twice. */
export function createStripePayments({ secretKey, webhookSecret, clock, address }: StripePaymentsDeps): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false, ...address });
  return {
    createSubscription: async ({ key, tenantId, planId, planName, price, billingEmail }) => {
      const metadata = { tenantId, planId };
      const customer = await stripe.customers.create(
        { metadata, ...(billingEmail === null ? {} : { email: billingEmail }) },
        { idempotencyKey: `${key}:customer` },
      );
      const monthly = await stripe.prices.create(
        { currency: 'usd', unit_amount: centsOf(price), recurring: { interval: 'month' }, product_data: { name: planName } },
        { idempotencyKey: `${key}:price` },
      );
      const subscription = await stripe.subscriptions.create(
        {
          customer: customer.id,
          items: [{ price: monthly.id }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: ['latest_invoice.confirmation_secret'],
          metadata,
        },
        { idempotencyKey: key },
      );
      const invoice = subscription.latest_invoice;
      const clientSecret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
      if (clientSecret === undefined) throw new Error('The payment provider answered no secret for the first payment.');
      return { providerId: subscription.id, clientSecret };
    },
    cancelSubscription: async (providerId) => {
      try {
        await stripe.subscriptions.cancel(providerId);
      } catch (fault) {
        if (!(fault instanceof Stripe.errors.StripeInvalidRequestError) || fault.code !== 'resource_missing') throw fault;
      }
    },
    readEvent: async (body, signature) => readSignedEvent(webhookSecret, body, signature, clock()),
  };
}

function centsOf(price: string): number {
  return Math.round(Number(price) * 100);
}
