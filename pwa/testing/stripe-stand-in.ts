import type { Confirmed, PaymentElement, StripeElements, StripeJs } from '#app/money/subscribe/stripe-js.ts';

/** Outcome of the next confirmation: a bank's question is answered by `answerBank`; a lost answer may have been charged. */
type CardKind = 'accepted' | 'declined' | 'asked' | 'lost-after-charge' | 'lost-before-charge';

const connectionLost: Confirmed = { error: { type: 'api_connection_error', message: 'We are experiencing issues connecting.' } };

/**
 * A stand-in of Stripe.js by its documented rules: https://docs.stripe.com/js/payment_intents/confirm_payment and
 * https://docs.stripe.com/js/elements_object/create_payment_element. Misuse throws, as there; everything else is an answer.
 */
export function createStripeStandIn() {
  const intents = createIntents();
  const forms = createCardForms();
  let card: CardKind = 'accepted';
  let answerBank: (isConfirmed: boolean) => void = () => undefined;

  function stripe(publishableKey: string): StripeJs {
    if (!publishableKey.startsWith('pk_')) throw new Error('IntegrationError: this is no publishable key');
    return {
      elements: ({ clientSecret }) => forms.create(clientSecret),
      confirmPayment: (options) => confirm('pi_', options),
      confirmSetup: (options) => confirm('seti_', options),
      handleNextAction: ({ clientSecret }) => askBank(clientSecret),
      retrievePaymentIntent: async (secret) => (card.startsWith('lost-before') ? connectionLost : intents.read(secret)),
      retrieveSetupIntent: async (secret) => intents.read(secret),
    };
  }

  async function confirm(
    kind: 'pi_' | 'seti_',
    { elements, confirmParams }: Parameters<StripeJs['confirmPayment']>[0],
  ): Promise<Confirmed> {
    const secret = forms.mountedSecret(elements);
    if (!secret.startsWith(kind)) throw new Error('IntegrationError: this secret belongs to the other kind of intent');
    if (!/^https?:\/\//.test(confirmParams.return_url)) throw new Error('IntegrationError: return_url is not absolute');
    if (intents.hasSucceeded(secret)) return intents.refuse(secret, 'invalid_request_error', 'You cannot confirm this intent.');
    switch (card) {
      case 'declined':
        return intents.fail(secret, 'Your card was declined.');
      case 'asked':
        return askBank(secret);
      case 'lost-after-charge':
        intents.charge(secret);
        return connectionLost;
      case 'lost-before-charge':
        return connectionLost;
      case 'accepted':
        return intents.charge(secret);
    }
  }

  async function askBank(secret: string): Promise<Confirmed> {
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answerBank = resolve;
    });
    return isConfirmed ? intents.charge(secret) : intents.fail(secret, 'We are unable to authenticate your payment method.');
  }

  return {
    stripe,
    useCard: (next: CardKind) => {
      card = next;
    },
    answerBank: (isConfirmed: boolean) => answerBank(isConfirmed),
    charges: intents.charges,
  };
}

/** The intents by their secrets, each with its status. */
function createIntents() {
  const statuses = new Map<string, string>();
  let charges = 0;
  const statusOf = (secret: string) => ({ status: statuses.get(secret) ?? 'requires_payment_method' });
  const read = (secret: string): Confirmed =>
    secret.startsWith('seti_') ? { setupIntent: statusOf(secret) } : { paymentIntent: statusOf(secret) };

  /** The error carries the intent, which stays as it is. */
  function refuse(secret: string, type: string, message: string): Confirmed {
    const intent = secret.startsWith('seti_') ? { setup_intent: statusOf(secret) } : { payment_intent: statusOf(secret) };
    return { error: { type, message, ...intent } };
  }

  return {
    read,
    refuse,
    hasSucceeded: (secret: string) => statuses.get(secret) === 'succeeded',
    charge: (secret: string): Confirmed => {
      statuses.set(secret, 'succeeded');
      charges += 1;
      return read(secret);
    },
    fail: (secret: string, message: string): Confirmed => {
      statuses.set(secret, 'requires_payment_method');
      return refuse(secret, 'card_error', message);
    },
    charges: () => charges,
  };
}

/** The card forms, each for the secret of an intent. */
function createCardForms() {
  const created = new Map<StripeElements, { readonly secret: string; isMounted: boolean }>();
  return {
    create: (secret: string): StripeElements => {
      if (!/^(pi|seti)_\w+_secret_\w+$/.test(secret)) throw new Error(`IntegrationError: ${secret} is no client secret`);
      const state = { secret, isMounted: false };
      const elements: StripeElements = {
        create: () =>
          createCardForm((isMounted) => {
            state.isMounted = isMounted;
          }),
      };
      created.set(elements, state);
      return elements;
    },
    mountedSecret: (elements: StripeElements): string => {
      const state = created.get(elements);
      if (state?.isMounted !== true) throw new Error('IntegrationError: the element is not mounted');
      return state.secret;
    },
  };
}

function createCardForm(setMounted: (isMounted: boolean) => void): PaymentElement {
  let onReady = (): void => undefined;
  let frame: HTMLElement | undefined;
  return {
    mount: (place) => {
      frame = document.createElement('div');
      frame.append('Card number');
      place.append(frame);
      setMounted(true);
      queueMicrotask(() => onReady());
    },
    on: (event, listener) => {
      if (event === 'ready') onReady = () => listener({});
    },
    destroy: () => {
      frame?.remove();
      setMounted(false);
    },
  };
}
