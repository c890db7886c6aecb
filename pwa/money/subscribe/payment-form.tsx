import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { type FormEvent, useReducer, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { confirmPayment } from '#app/device/calls/domains/billing.gen.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { nextPaymentState } from './payment-state.ts';
import { PriceTerms } from './price-terms.tsx';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface PaymentFormProps {
  readonly clientSecret: string;
  /** The plan, the amount due now, and the terms, a paragraph each. */
  readonly about: readonly string[];
  readonly onPaid: () => void;
}

/** Pays with a test card of the built-in ledger. */
export function PaymentForm({ clientSecret, about, onPaid }: PaymentFormProps) {
  const setToast = useSetAtom(toastAtom);
  const [card, setCard] = useState('accepted');
  const [payment, dispatch] = useReducer(nextPaymentState, { name: 'idle' });
  const [isAsked, setAsked] = useState(false);
  const isBusy = payment.name === 'processing';
  const pay = async (isApproved?: boolean) => {
    if (isBusy) return;
    if (card === 'confirmed' && isApproved === undefined) return setAsked(true);
    setAsked(false);
    dispatch({ type: 'pay' });
    const answer = await call(confirmPayment, { clientSecret, card, ...(isApproved === undefined ? {} : { isApproved }) });
    dispatch({ type: 'answer', answer });
    if (!answer.ok) {
      setToast({ title: texts.failedTitle, description: answer.message, variant: 'destructive' });
      return;
    }
    setToast({ title: texts.successTitle, description: texts.success });
    onPaid();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  if (isAsked) return <BankQuestion onAnswer={(isApproved) => void pay(isApproved)} />;
  return (
    <section className="join__card" aria-labelledby="subscribe-title">
      <h1 id="subscribe-title">{texts.title}</h1>
      <PriceTerms about={about} />
      <p className="page__note">{texts.lead}</p>
      <form className="join__form" onSubmit={submit}>
        <Field label={texts.card}>
          {(control) => (
            <select
              id={control.id}
              className="field__select field__select--layout_stacked"
              value={card}
              onChange={(event) => setCard(event.target.value)}
            >
              {Object.entries(texts.cards).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="join__actions">
          <Button variant="primary" size="large" type="submit" disabled={isBusy}>
            {isBusy ? texts.busy : texts.subscribe}
          </Button>
          <Link to="/" className={buttonClass({ variant: 'quiet' })}>
            {texts.notNow}
          </Link>
        </div>
      </form>
    </section>
  );
}

/** The step that the bank of a real card adds. */
function BankQuestion({ onAnswer }: { readonly onAnswer: (isApproved: boolean) => void }) {
  return (
    <section className="join__card" aria-labelledby="bank-title">
      <h1 id="bank-title">{texts.bankTitle}</h1>
      <p className="page__note">{texts.bankText}</p>
      <div className="join__actions">
        <Button variant="primary" size="large" onClick={() => onAnswer(true)}>
          {texts.approve}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          {texts.reject}
        </Button>
      </div>
    </section>
  );
}
