import type { Outcome } from '#contract/values/outcome.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { paymentTexts } from './payment-texts.ts';

/** The part of Stripe.js that the app uses: https://docs.stripe.com/js. */
export interface StripeJs {
  elements(options: { readonly clientSecret: string; readonly appearance?: object }): StripeElements;
  confirmPayment(options: Confirmation): Promise<Confirmed>;
  confirmSetup(options: Confirmation): Promise<Confirmed>;
  /** Shows the question of the bank for a payment that waits for it. */
  handleNextAction(options: { readonly clientSecret: string }): Promise<Confirmed>;
  retrievePaymentIntent(clientSecret: string): Promise<Confirmed>;
  retrieveSetupIntent(clientSecret: string): Promise<Confirmed>;
}

export interface StripeElements {
  create(type: 'payment'): PaymentElement;
}

export interface PaymentElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', listener: (event: { readonly error?: StripeFault }) => void): unknown;
  destroy(): void;
}

/** Without `redirect: 'if_required'`, Stripe.js would leave the page after every payment. */
interface Confirmation {
  readonly elements: StripeElements;
  readonly confirmParams: { readonly return_url: string };
  readonly redirect: 'if_required';
}

interface Intent {
  readonly status: string;
}

export interface StripeFault {
  readonly type: string;
  readonly message?: string;
  readonly payment_intent?: Intent;
  readonly setup_intent?: Intent;
}

export interface Confirmed {
  readonly error?: StripeFault;
  readonly paymentIntent?: Intent;
  readonly setupIntent?: Intent;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

/** The release of Stripe.js that belongs to the API version of the server's library. Stripe allows no copy of it. */
const address = 'https://js.stripe.com/endive/stripe.js';

/** Loads Stripe.js from its own host, once. The content policy allows it only on a server that is set up for Stripe. */
export async function loadStripe(publishableKey: string): Promise<Outcome<StripeJs, 'Unavailable'>> {
  if (window.Stripe === undefined) await loadScript();
  const stripe = window.Stripe?.(publishableKey);
  return stripe === undefined ? refused('Unavailable', paymentTexts.formUnavailable) : done(stripe);
}

/** Ends when the script has loaded or failed to. A failed one is removed, so that the next attempt loads it again. */
async function loadScript(): Promise<void> {
  const script = document.createElement('script');
  await new Promise<void>((resolve) => {
    script.onload = () => resolve();
    script.onerror = () => resolve();
    try {
      script.src = address;
      document.head.append(script);
    } catch {
      // The content policy of this page names no card service.
      resolve();
    }
  });
  if (window.Stripe === undefined) script.remove();
}
