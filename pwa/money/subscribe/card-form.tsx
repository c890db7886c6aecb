import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import type { Outcome } from '#contract/values/outcome.ts';
import { confirmCard, isConfirmed } from './confirm-card.ts';
import { paymentTexts as texts } from './payment-texts.ts';
import { loadStripe, type StripeElements, type StripeJs } from './stripe-js.ts';

interface CardFormProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly submitLabel: string;
  /** Path to which a bank's own page returns. */
  readonly returnPath: string;
  readonly onAnswer: (answer: Outcome<undefined>) => void;
  readonly children?: ReactNode;
}

interface Loaded {
  readonly stripe: StripeJs;
  readonly elements: StripeElements;
}

/** Stripe's Payment Element: card data go from its frame to Stripe, never through this app or its server. */
export function CardForm({ publishableKey, clientSecret, submitLabel, returnPath, onAnswer, children }: CardFormProps) {
  const { place, loaded, problem, retry } = usePaymentElement(publishableKey, clientSecret);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || loaded === undefined) return;
    setBusy(true);
    const card = { ...loaded, clientSecret, returnUrl: new URL(returnPath, window.location.origin).href };
    const isDone = hasFailed && (await isConfirmed(card));
    const answer: Outcome<undefined> = isDone ? { ok: true, value: undefined } : await confirmCard(card);
    setBusy(false);
    setFailed(!answer.ok);
    onAnswer(answer);
  };
  // The place of the form stays on the page after a failure, so that the next attempt finds it. The buttons have keys: one element for both
  // would become the submit button within the click on Try Again, and pay.
  return (
    <form className="join__form" onSubmit={(event) => void confirm(event)}>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {problem === undefined && loaded === undefined ? <Spinner label={texts.loadingForm} /> : null}
      <div ref={place} />
      <div className="join__actions">
        {problem === undefined ? (
          <Button key="pay" variant="primary" size="large" type="submit" disabled={isBusy || loaded === undefined}>
            {isBusy ? texts.busy : submitLabel}
          </Button>
        ) : (
          <Button key="retry" variant="primary" size="large" onClick={retry}>
            {texts.retry}
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

function usePaymentElement(publishableKey: string, clientSecret: string) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again
  useEffect(() => {
    let isGone = false;
    let leave = (): void => {
      isGone = true;
    };
    setLoaded(undefined);
    setProblem(undefined);
    void loadStripe(publishableKey).then((stripe) => {
      if (isGone || place.current === null) return;
      if (!stripe.ok) return setProblem(stripe.message);
      const elements = stripe.value.elements({ clientSecret });
      const element = elements.create('payment');
      element.on('ready', () => setLoaded({ stripe: stripe.value, elements }));
      element.on('loaderror', ({ error }) => setProblem(error?.message ?? texts.formUnavailable));
      element.mount(place.current);
      leave = () => element.destroy();
    });
    return () => leave();
  }, [publishableKey, clientSecret, round]);
  return { place, loaded, problem, retry: () => setRound((before) => before + 1) };
}
