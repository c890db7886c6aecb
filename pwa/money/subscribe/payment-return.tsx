import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { paymentTexts as texts } from './payment-texts.ts';
import type { RedirectStatus } from './redirect-status.ts';

/**
 * Announces the outcome after a bank's own page, and removes the payment's secret from the address. It is only a message: the subscription
 * changes when the card service reports the payment to the server.
 */
export function PaymentReturn({ status }: { readonly status: RedirectStatus }) {
  const navigate = useNavigate();
  const setToast = useSetAtom(toastAtom);
  useEffect(() => {
    if (status === 'failed') {
      setToast({ title: texts.failedTitle, description: texts.notConfirmed, variant: 'destructive' });
      void navigate({ to: '/subscribe', replace: true });
      return;
    }
    setToast({ title: texts.successTitle, description: texts.returned });
    void navigate({ to: '/select-calculators', search: {}, replace: true });
  }, [status, navigate, setToast]);
  return null;
}
