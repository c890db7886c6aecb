import type Stripe from 'stripe';
import { centsOf } from '#contract/billing/cents.ts';
import { discountedCents, trialDaysOf } from '#server/subscriptions/discounted-price.ts';
import { couponOff } from '../provider/coupon-off.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import { discountsAt } from './stripe-coupon.ts';
import { taxRatesAt } from './stripe-tax.ts';

type Wanted = Parameters<PaymentProvider['createSubscription']>[0];

/** Begins a subscription whose first payment the person still has to confirm. Each step has an idempotency key of its own. */
export async function subscribeAtStripe(stripe: Stripe, wanted: Wanted): ReturnType<PaymentProvider['createSubscription']> {
  const { key, tenantId, planId, planName, price, interval, billingEmail, discount, taxPercent } = wanted;
  const metadata = { tenantId, planId };
  const plan = { planId, priceCents: centsOf(price), interval };
  const customer = await stripe.customers.create(
    { metadata, ...(billingEmail === null ? {} : { email: billingEmail }) },
    { idempotencyKey: `${key}:customer` },
  );
  const priced = await stripe.prices.create(
    { currency: 'usd', unit_amount: plan.priceCents, recurring: { interval }, product_data: { name: planName } },
    { idempotencyKey: `${key}:price` },
  );
  const discounts = (await discountsAt(stripe, couponOff(plan, discount))) || undefined;
  const trialDays = trialDaysOf(discount);
  const taxRates = await taxRatesAt(stripe, taxPercent);
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: priced.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      ...(discounts === undefined ? {} : { discounts }),
      ...(taxRates.length === 0 ? {} : { default_tax_rates: taxRates }),
      ...(trialDays === 0 ? {} : { trial_period_days: trialDays }),
      expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
      metadata,
    },
    { idempotencyKey: key },
  );
  const clientSecret = secretOf(subscription);
  if (clientSecret === null && trialDays === 0 && discountedCents(plan, discount) > 0)
    throw new Error('The payment provider answered no secret for the first payment.');
  return { providerId: subscription.id, clientSecret, customerId: customer.id };
}

/** A first payment is confirmed through its invoice; if nothing is due yet, the card itself is confirmed. */
function secretOf({ latest_invoice: invoice, pending_setup_intent: setup }: Stripe.Subscription): string | null {
  const payment = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  const card = typeof setup === 'object' ? setup?.client_secret : undefined;
  return payment ?? card ?? null;
}
