import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly size?: 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** The browser's own modal: it holds the focus, makes the rest inert, closes with Escape and gives the focus back. */
export function Dialog({ title, size, onClose, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog__root${size === undefined ? '' : ` dialog__root--size_${size}`}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={titleId}>{title}</h2>
        <Button variant="quiet" size="icon" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      <div className="dialog__body">{children}</div>
      {actions === undefined ? null : <div className="dialog__foot">{actions}</div>}
    </dialog>
  );
}
