import type { Outcome } from '#contract/values/outcome.ts';
import { confirmStoredCard } from './confirm-card.ts';
import { loadStripe } from './stripe-js.ts';

/** Asks the bank of the stored card for its consent to a payment that waits for it. */
export async function confirmAtBank(publishableKey: string, clientSecret: string): Promise<Outcome<undefined>> {
  const stripe = await loadStripe(publishableKey);
  return stripe.ok ? confirmStoredCard({ stripe: stripe.value, clientSecret }) : stripe;
}
