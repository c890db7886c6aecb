import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { buttonClass } from '#app/ui/button.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { CardForm } from './card-form.tsx';
import { PriceTerms } from './price-terms.tsx';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface CardPaymentProps {
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** The plan, the amount due now, and the terms, a paragraph each. */
  readonly about: readonly string[];
  readonly onPaid: () => void;
}

/** The payment step at the card service. */
export function CardPayment({ clientSecret, publishableKey, about, onPaid }: CardPaymentProps) {
  const setToast = useSetAtom(toastAtom);
  return (
    <section className="join__card" aria-labelledby="subscribe-title">
      <h1 id="subscribe-title">{texts.title}</h1>
      <PriceTerms about={about} />
      <p className="page__note">{texts.cardLead}</p>
      <CardForm
        publishableKey={publishableKey}
        clientSecret={clientSecret}
        submitLabel={texts.subscribe}
        returnPath="/select-calculators"
        onAnswer={(answer) => {
          if (!answer.ok) {
            setToast({ title: texts.failedTitle, description: answer.message, variant: 'destructive' });
            return;
          }
          setToast({ title: texts.successTitle, description: texts.success });
          onPaid();
        }}
      >
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          {texts.notNow}
        </Link>
      </CardForm>
    </section>
  );
}
