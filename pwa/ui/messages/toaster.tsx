import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { t } from '#contract/language/t.ts';
import { toastAtom } from './toast-atom.ts';

const visibleMs = 6000;
/** A toast with a button stays long enough to reach it. */
const visibleWithActionMs = 20_000;

export function Toaster() {
  const [toast, setToast] = useAtom(toastAtom);
  useEffect(() => {
    if (toast === undefined) return;
    const timer = setTimeout(() => setToast(undefined), toast.action === undefined ? visibleMs : visibleWithActionMs);
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
          {toast.action === undefined ? null : (
            <Button size="small" onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          )}
          <Button variant="quiet" size="icon" aria-label={t('Dismiss')} onClick={() => setToast(undefined)}>
            <CloseIcon />
          </Button>
        </div>
      )}
    </div>,
    document.body,
  );
}
