import type Stripe from 'stripe';
import { centsOf } from '#contract/values/amounts/cents.ts';
import { couponOff } from '#server/money/billing/provider/coupon-off.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { discountedCents, trialDaysOf } from '#server/money/subscriptions/discounted-price.ts';
import { discountsAt } from './stripe-coupon.ts';
import { customerAt } from './stripe-customer.ts';
import { priceAt } from './stripe-price.ts';
import { taxRatesAt } from './stripe-tax.ts';

type Wanted = Parameters<PaymentProvider['createSubscription']>[0];

/** Begins a subscription whose first payment the person still has to confirm. Each step has an idempotency key of its own. */
export async function subscribeAtStripe(stripe: Stripe, wanted: Wanted, now: Date): ReturnType<PaymentProvider['createSubscription']> {
  const { key, tenantId, planId, planName, price, interval, discount, taxPercent, taxNamed } = wanted;
  const metadata = { tenantId, planId };
  const plan = { planId, priceCents: centsOf(price), interval };
  const customer = await customerAt(stripe, wanted);
  const priced = await priceAt(stripe, { planId, planName, cents: plan.priceCents, interval });
  const discounts = (await discountsAt(stripe, couponOff(plan, discount, now))) || undefined;
  const trialDays = trialDaysOf(discount);
  const taxRates = await taxRatesAt(stripe, { percent: taxPercent, named: taxNamed });
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: priced }],
      payment_behavior: 'default_incomplete',
      // Upgrades wait for their payment, which Stripe offers for cards alone.
      payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
      ...(discounts === undefined ? {} : { discounts }),
      ...(taxRates.length === 0 ? {} : { default_tax_rates: taxRates }),
      ...(trialDays === 0 ? {} : { trial_period_days: trialDays, ...endWithoutCard }),
      expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
      metadata,
    },
    { idempotencyKey: key },
  );
  // The card service offers to store a card although a coupon takes everything off. None is needed.
  const isFree = trialDays === 0 && discountedCents(plan, discount) === 0;
  const clientSecret = isFree ? null : secretOf(subscription);
  if (clientSecret === null && !isFree) throw new Error('The payment provider answered no secret for the first payment.');
  return { providerId: subscription.id, clientSecret, customerId: customer };
}

/** A trial whose card was never confirmed ends without an invoice. */
const endWithoutCard = { trial_settings: { end_behavior: { missing_payment_method: 'cancel' } } } as const;

/** A first payment is confirmed through its invoice; if nothing is due yet, the card itself is confirmed. */
function secretOf({ latest_invoice: invoice, pending_setup_intent: setup }: Stripe.Subscription): string | null {
  const payment = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  const card = typeof setup === 'object' ? setup?.client_secret : undefined;
  return payment ?? card ?? null;
}
