import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { t } from '#contract/language/t.ts';
import { Button } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly size?: 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** The browser's own modal dialog: it traps the focus, makes the rest of the page inert, closes with Escape, and restores the focus. */
export function Dialog({ title, size, onClose, children, actions }: DialogProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    <dialog {...modal} className={`dialog__root${size === undefined ? '' : ` dialog__root--size_${size}`}`} aria-labelledby={titleId}>
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <Button variant="quiet" size="icon" aria-label={t('Close')} onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      <div className="dialog__body">{children}</div>
      {actions === undefined ? null : <div className="dialog__foot">{actions}</div>}
    </dialog>
  );
}

/** Makes a <dialog> modal while it is in the document. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document, because only then the browser restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
}
