import { Alert, Button, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '#contract/language/t.ts';
import type { Form, FormValues } from './use-form.ts';

interface FrameProps {
  readonly title: string;
  /** Of the title, if it is not the reader's. */
  readonly lang?: 'en' | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
}

interface PartsProps {
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A dialog around its parts. It stays open and keeps the focus while other parts take their place. It fills the screen of a phone. */
export function ModalFrame({ title, lang, onClose, children, size = 'md' }: FrameProps) {
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      size={{ mdDown: 'full', md: size }}
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title lang={lang}>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="md" minW="11" minH="11" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Content and buttons of a dialog, inside its frame. */
export function ModalParts({ children, footer }: PartsProps) {
  return (
    <>
      <Dialog.Body>{children}</Dialog.Body>
      {footer === undefined ? null : <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>}
    </>
  );
}

/** The dialog of the administration. */
export function Modal({ children, footer, ...frame }: FrameProps & PartsProps) {
  return (
    <ModalFrame {...frame}>
      <ModalParts footer={footer}>{children}</ModalParts>
    </ModalFrame>
  );
}

interface FormModalProps<Values extends FormValues> {
  readonly title: string;
  /** Of the title, if it is not the reader's. */
  readonly lang?: 'en';
  readonly form: Form<Values>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Label of the closing button, for a form where "Cancel" could mean the action itself. */
  readonly dismissLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: FrameProps['size'];
}

/** A form in a dialog. Its entries come back when the dialog is opened again. */
export function FormModal<Values extends FormValues>({
  title,
  form,
  submitLabel,
  busyLabel,
  dismissLabel = t('Cancel'),
  onClose,
  children,
  size,
}: FormModalProps<Values>) {
  const id = `form-${title.replaceAll(/\W+/g, '-').toLowerCase()}`;
  return (
    <Modal
      title={title}
      onClose={onClose}
      {...(size === undefined ? {} : { size })}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              form.reset();
              onClose();
            }}
          >
            {dismissLabel}
          </Button>
          <Button type="submit" form={id} disabled={form.isBusy} aria-busy={form.isBusy}>
            {form.isBusy ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit}>
        <Stack gap="4">
          <Problem text={form.problem} />
          {children}
        </Stack>
      </form>
    </Modal>
  );
}

/** The reason for a refusal, shown above the refused form. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Content>
        <Alert.Description>{text}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

interface ConfirmPartsProps {
  /** Counts of the records that will be lost. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Label of the closing button, for a dialog where "Cancel" could mean the action itself. */
  readonly dismissLabel?: string;
  readonly isDestructive?: boolean;
  readonly isBusy?: boolean;
  readonly problem?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question and its two buttons, inside the frame of a dialog. */
export function ConfirmParts({
  children,
  confirmLabel,
  dismissLabel = t('Cancel'),
  isDestructive = false,
  isBusy = false,
  problem,
  onConfirm,
  onClose,
}: ConfirmPartsProps) {
  return (
    <ModalParts
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {dismissLabel}
          </Button>
          <Button colorPalette={isDestructive ? 'red' : 'brand'} disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Problem text={problem} />
        {children}
      </Stack>
    </ModalParts>
  );
}

type ConfirmModalProps = Pick<FrameProps, 'title' | 'lang'> & ConfirmPartsProps;

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmModal({ title, lang, ...parts }: ConfirmModalProps) {
  return (
    <ModalFrame title={title} lang={lang} onClose={parts.onClose}>
      <ConfirmParts {...parts} />
    </ModalFrame>
  );
}
