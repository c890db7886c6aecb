import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { paymentTexts as texts } from './payment-texts.ts';
import type { Confirmed, StripeElements, StripeJs } from './stripe-js.ts';

/** Statuses after which the same payment must not be confirmed again. */
const finalStatuses: readonly string[] = ['succeeded', 'processing'];

interface Card {
  readonly stripe: StripeJs;
  readonly elements: StripeElements;
  /** Secret of a payment, or of a card that is entered without a payment. */
  readonly clientSecret: string;
  /** Address to which a bank's own page returns. */
  readonly returnUrl: string;
}

/** Confirms a card at Stripe. A bank that asks the person shows its question over the page, or on a page of its own. */
export async function confirmCard({ stripe, elements, clientSecret, returnUrl }: Card): Promise<Outcome<undefined, CardRefusal>> {
  const options = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
  return answered(() => (isSetup(clientSecret) ? stripe.confirmSetup(options) : stripe.confirmPayment(options)));
}

/**
 * True if an earlier attempt reached the card service although its answer was lost. It is asked before a payment is confirmed again.
 */
export async function isConfirmed({ stripe, clientSecret }: Pick<Card, 'stripe' | 'clientSecret'>): Promise<boolean> {
  const answer = await answered(() =>
    isSetup(clientSecret) ? stripe.retrieveSetupIntent(clientSecret) : stripe.retrievePaymentIntent(clientSecret),
  );
  return answer.ok;
}

/** Confirms a payment with the stored card, such as that of an upgrade: the bank's question is shown over the page. */
export async function confirmStoredCard({
  stripe,
  clientSecret,
}: Pick<Card, 'stripe' | 'clientSecret'>): Promise<Outcome<undefined, CardRefusal>> {
  return answered(() => stripe.handleNextAction({ clientSecret }));
}

type CardRefusal = 'Conflict' | 'Unavailable';

async function answered(ask: () => Promise<Confirmed>): Promise<Outcome<undefined, CardRefusal>> {
  let answer: Confirmed;
  try {
    answer = await ask();
  } catch {
    return refused('Unavailable', texts.connectionLost);
  }
  const { error, paymentIntent, setupIntent } = answer;
  const intent = error?.payment_intent ?? error?.setup_intent ?? paymentIntent ?? setupIntent;
  if (intent !== undefined && finalStatuses.includes(intent.status)) return done(undefined);
  if (error?.type === 'api_connection_error') return refused('Unavailable', texts.connectionLost);
  return refused('Conflict', error?.message ?? texts.notConfirmed);
}

function isSetup(clientSecret: string): boolean {
  return clientSecret.startsWith('seti_');
}
