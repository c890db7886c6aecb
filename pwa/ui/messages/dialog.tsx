import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { t } from '#contract/language/t.ts';

interface DialogProps {
  readonly title: string;
  readonly size?: 'wide';
  /** Without it, the dialog closes only with an answer. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A modal dialog on the same base as those of the administration: it keeps the focus, closes with Escape, and gives the focus back. */
export function Dialog({ title, size, onClose, children, actions }: DialogProps) {
  return (
    <ModalLayer onClose={onClose} className={`dialog__root${size === undefined ? '' : ` dialog__root--size_${size}`}`}>
      <div className="dialog__head">
        <Ark.Title>{title}</Ark.Title>
        {onClose === undefined ? null : (
          <Ark.CloseTrigger asChild>
            <Button variant="quiet" size="icon" aria-label={t('Close')}>
              <CloseIcon />
            </Button>
          </Ark.CloseTrigger>
        )}
      </div>
      <div className="dialog__body">{children}</div>
      {actions === undefined ? null : <div className="dialog__foot">{actions}</div>}
    </ModalLayer>
  );
}

interface ModalLayerProps {
  readonly onClose: (() => void) | undefined;
  readonly className: string;
  /** Name for screen readers, if the layer has no title. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A layer above the page, which is inert meanwhile. */
export function ModalLayer({ onClose, className, label, children }: ModalLayerProps) {
  return (
    <Ark.Root
      open
      onOpenChange={({ open }) => (open ? undefined : onClose?.())}
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Ark.Backdrop className="dialog__backdrop" />
        <Ark.Positioner className="dialog__place">
          <Ark.Content className={className} {...(label === undefined ? {} : { 'aria-label': label })}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
