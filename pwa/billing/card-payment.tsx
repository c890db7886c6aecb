import { Link, useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { buttonClass } from '../ui/button.tsx';
import { toastAtom } from '../ui/messages/toast-atom.ts';
import { CardForm } from './card-form.tsx';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface CardPaymentProps {
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** What is bought, and what is due now. */
  readonly about: string | undefined;
}

/** The payment step at the card service. */
export function CardPayment({ clientSecret, publishableKey, about }: CardPaymentProps) {
  const navigate = useNavigate();
  const setToast = useSetAtom(toastAtom);
  return (
    <section className="join__card" aria-labelledby="subscribe-title">
      <h1 id="subscribe-title">{texts.title}</h1>
      {about === undefined ? null : <p>{about}</p>}
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
          void navigate({ to: '/select-calculators' });
        }}
      >
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          {texts.notNow}
        </Link>
      </CardForm>
    </section>
  );
}
