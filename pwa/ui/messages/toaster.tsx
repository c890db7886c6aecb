import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#contract/language/t.ts';
import { Button } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';
import { toastAtom } from './toast-atom.ts';

const visibleMs = 6000;

export function Toaster() {
  const [toast, setToast] = useAtom(toastAtom);
  useEffect(() => {
    if (toast === undefined) return;
    const timer = setTimeout(() => setToast(undefined), visibleMs);
    return () => clearTimeout(timer);
  }, [toast, setToast]);
  // A child of the body: an open dialog hides the rest of the page from screen readers, but never a live region beside it.
  return createPortal(
    <div className="toast__region" role="status" aria-live={toast?.variant === 'destructive' ? 'assertive' : 'polite'}>
      {toast === undefined ? null : (
        <div className="toast__root" data-variant={toast.variant ?? 'default'}>
          <div className="toast__text">
            <p className="toast__title">{toast.title}</p>
            {toast.description === undefined ? null : <p className="toast__description">{toast.description}</p>}
          </div>
          <Button variant="quiet" size="icon" aria-label={t('Dismiss')} onClick={() => setToast(undefined)}>
            <CloseIcon />
          </Button>
        </div>
      )}
    </div>,
    document.body,
  );
}
