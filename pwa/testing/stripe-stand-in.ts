import type { Confirmed, StripeElements, StripeJs } from '../billing/stripe-js.ts';

/** Outcome of the next confirmation: a bank's question is answered by `answerBank`; a lost answer may have been charged. */
type CardKind = 'accepted' | 'declined' | 'asked' | 'lost-after-charge' | 'lost-before-charge';

const connectionLost: Confirmed = { error: { type: 'api_connection_error', message: 'We are experiencing issues connecting.' } };

/**
 * A stand-in of Stripe.js by its documented rules: https://docs.stripe.com/js/payment_intents/confirm_payment and
 * https://docs.stripe.com/js/elements_object/create_payment_element. Misuse throws, as there; everything else is an answer.
 */
export function createStripeStandIn() {
  const statuses = new Map<string, string>();
  let card: CardKind = 'accepted';
  let answerBank: (isConfirmed: boolean) => void = () => undefined;
  let charges = 0;
  const created = new Map<StripeElements, { readonly secret: string; isMounted: boolean }>();

  function stripe(publishableKey: string): StripeJs {
    if (!publishableKey.startsWith('pk_')) throw new Error('IntegrationError: this is no publishable key');
    return {
      elements: ({ clientSecret }) => createElements(clientSecret),
      confirmPayment: (options) => confirm('pi_', options),
      confirmSetup: (options) => confirm('seti_', options),
      handleNextAction: ({ clientSecret }) => askBank(clientSecret),
      retrievePaymentIntent: async (secret) => (card.startsWith('lost-before') ? connectionLost : intentOf(secret)),
      retrieveSetupIntent: async (secret) => intentOf(secret),
    };
  }

  function createElements(secret: string): StripeElements {
    if (!/^(pi|seti)_\w+_secret_\w+$/.test(secret)) throw new Error(`IntegrationError: ${secret} is no client secret`);
    const state = { secret, isMounted: false };
    const elements: StripeElements = {
      create: () => {
        let onReady = (): void => undefined;
        let frame: HTMLElement | undefined;
        return {
          mount: (place) => {
            frame = document.createElement('div');
            frame.append('Card number');
            place.append(frame);
            state.isMounted = true;
            queueMicrotask(() => onReady());
          },
          on: (event, listener) => {
            if (event === 'ready') onReady = () => listener({});
          },
          destroy: () => {
            frame?.remove();
            state.isMounted = false;
          },
        };
      },
    };
    created.set(elements, state);
    return elements;
  }

  async function confirm(
    kind: 'pi_' | 'seti_',
    { elements, confirmParams }: Parameters<StripeJs['confirmPayment']>[0],
  ): Promise<Confirmed> {
    const state = created.get(elements);
    if (state?.isMounted !== true) throw new Error('IntegrationError: the element is not mounted');
    if (!state.secret.startsWith(kind)) throw new Error('IntegrationError: this secret belongs to the other kind of intent');
    if (!/^https?:\/\//.test(confirmParams.return_url)) throw new Error('IntegrationError: return_url is not absolute');
    const { secret } = state;
    if (statuses.get(secret) === 'succeeded')
      return { error: { type: 'invalid_request_error', message: 'You cannot confirm this intent.', ...errorIntent(secret) } };
    switch (card) {
      case 'declined':
        return failed(secret, 'card_error', 'Your card was declined.');
      case 'asked':
        return askBank(secret);
      case 'lost-after-charge':
        charged(secret);
        return connectionLost;
      case 'lost-before-charge':
        return connectionLost;
      case 'accepted':
        return charged(secret);
    }
  }

  async function askBank(secret: string): Promise<Confirmed> {
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answerBank = resolve;
    });
    return isConfirmed ? charged(secret) : failed(secret, 'card_error', 'We are unable to authenticate your payment method.');
  }

  function charged(secret: string): Confirmed {
    statuses.set(secret, 'succeeded');
    charges += 1;
    return intentOf(secret);
  }

  function failed(secret: string, type: string, message: string): Confirmed {
    statuses.set(secret, 'requires_payment_method');
    return { error: { type, message, ...errorIntent(secret) } };
  }

  function intentOf(secret: string): Confirmed {
    const status = statuses.get(secret) ?? 'requires_payment_method';
    return secret.startsWith('seti_') ? { setupIntent: { status } } : { paymentIntent: { status } };
  }

  function errorIntent(secret: string) {
    const status = statuses.get(secret) ?? 'requires_payment_method';
    return secret.startsWith('seti_') ? { setup_intent: { status } } : { payment_intent: { status } };
  }

  return {
    stripe,
    useCard: (next: CardKind) => {
      card = next;
    },
    answerBank: (isConfirmed: boolean) => answerBank(isConfirmed),
    charges: () => charges,
  };
}
