import { Link, useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { type FormEvent, useReducer, useState } from 'react';
import { call } from '../calls/call.ts';
import { confirmPayment } from '../calls/calls.gen.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toastAtom } from '../ui/toast-atom.ts';
import { nextPaymentState } from './payment-state.ts';
import { subscribeTexts as texts } from './subscribe-texts.ts';

/** Pays with a test card of the built-in ledger. */
export function PaymentForm({ clientSecret }: { readonly clientSecret: string }) {
  const navigate = useNavigate();
  const setToast = useSetAtom(toastAtom);
  const [card, setCard] = useState('accepted');
  const [payment, dispatch] = useReducer(nextPaymentState, { name: 'idle' });
  const isBusy = payment.name === 'processing';
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    dispatch({ type: 'pay' });
    const answer = await call(confirmPayment, { clientSecret, card });
    dispatch({ type: 'answer', answer });
    if (!answer.ok) {
      setToast({ title: texts.failedTitle, description: answer.message, variant: 'destructive' });
      return;
    }
    setToast({ title: texts.successTitle, description: texts.success });
    void navigate({ to: '/select-calculators' });
  };
  return (
    <section className="join__card" aria-labelledby="subscribe-title">
      <h1 id="subscribe-title">{texts.title}</h1>
      <p className="page__note">{texts.lead}</p>
      <form className="join__form" onSubmit={(event) => void pay(event)}>
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
