import Stripe from 'stripe';
import { centsOf } from '#contract/cents.ts';
import { billAtStripe } from './bill-at-stripe.ts';
import { discountedCents, monthsOf, trialDaysOf } from './discounted-price.ts';
import type { Discount, PaymentProvider } from './payment-provider.ts';
import { readSignedEvent } from './signed-event.ts';
import { actAtStripe } from './stripe-acts.ts';
import { createStripeReports } from './stripe-reports.ts';
import { upgradeAtStripe } from './upgrade-at-stripe.ts';

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
    createSubscription: async ({ key, tenantId, planId, planName, price, interval, billingEmail, discount }) => {
      const metadata = { tenantId, planId };
      const customer = await stripe.customers.create(
        { metadata, ...(billingEmail === null ? {} : { email: billingEmail }) },
        { idempotencyKey: `${key}:customer` },
      );
      const priced = await stripe.prices.create(
        { currency: 'usd', unit_amount: centsOf(price), recurring: { interval }, product_data: { name: planName } },
        { idempotencyKey: `${key}:price` },
      );
      const taken = takenOff(discount, monthsOf(interval));
      const coupon = taken === undefined ? undefined : await stripe.coupons.create(taken, { idempotencyKey: `${key}:coupon` });
      const trialDays = trialDaysOf(discount);
      const subscription = await stripe.subscriptions.create(
        {
          customer: customer.id,
          items: [{ price: priced.id }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          ...(coupon === undefined ? {} : { discounts: [{ coupon: coupon.id }] }),
          ...(trialDays === 0 ? {} : { trial_period_days: trialDays }),
          expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
          metadata,
        },
        { idempotencyKey: key },
      );
      const clientSecret = secretOf(subscription);
      if (clientSecret === null && trialDays === 0 && discountedCents(price, discount, monthsOf(interval)) > 0)
        throw new Error('The payment provider answered no secret for the first payment.');
      return { providerId: subscription.id, clientSecret, customerId: customer.id };
    },
    act: (providerId, act, key) => actAtStripe(stripe, providerId, act, key),
    upgrade: (providerId, wanted, key) => upgradeAtStripe(stripe, providerId, wanted, key),
    bill: (wanted, key) => billAtStripe(stripe, wanted, key),
    useCard: async (customer, card, idempotencyKey) => {
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }, { idempotencyKey });
    },
    changeCard: async ({ tenantId }) => {
      const [customer] = (await stripe.customers.search({ query: `metadata['tenantId']:'${tenantId}'`, limit: 1 })).data;
      if (customer === undefined) return { clientSecret: null, paymentMethod: null };
      const setup = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session', metadata: { tenantId } });
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

/** The discount lasts as long as the subscription. Free trial days are set on the subscription itself. */
function takenOff(discount: Discount | null, months: number): Stripe.CouponCreateParams | undefined {
  switch (discount?.type) {
    case 'percentage':
      return { name: discount.code, duration: 'forever', percent_off: Number(discount.value) };
    case 'fixed_amount':
      return { name: discount.code, duration: 'forever', amount_off: centsOf(discount.value) * months, currency: 'usd' };
    case 'free_trial':
    case undefined:
      return undefined;
  }
}

/** A first payment is confirmed through its invoice; if nothing is due yet, the card itself is confirmed. */
function secretOf({ latest_invoice: invoice, pending_setup_intent: setup }: Stripe.Subscription): string | null {
  const payment = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  const card = typeof setup === 'object' ? setup?.client_secret : undefined;
  return payment ?? card ?? null;
}
