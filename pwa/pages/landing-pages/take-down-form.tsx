import { Text } from '@chakra-ui/react';
import { call } from '#app/device/calls/call.ts';
import { takeDownLandingPage } from '#app/device/calls/domains/landing-pages.gen.ts';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { type ListedLandingPage, TakeDownPage } from '#contract/pages/landing-pages.ts';
import { landingPageSectionTexts as texts } from './landing-page-section-texts.ts';

interface TakeDownFormProps {
  readonly page: ListedLandingPage;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason, which the tenant sees, and takes the page down. */
export function TakeDownForm({ page: { id, name }, onDone, onClose }: TakeDownFormProps) {
  const form = useForm({
    id: `landingPages.takeDown:${id}`,
    initial: { reason: '' },
    schema: TakeDownPage,
    toInput: ({ reason }) => ({ id, reason }),
    send: (input) => call(takeDownLandingPage, input),
    onSent: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormModal title={texts.takeDownTitle(name)} form={form} submitLabel={texts.takeDown} busyLabel={texts.takingDown} onClose={onClose}>
      <Text>{texts.takeDownText}</Text>
      <TextField field={form.field('reason')} label={texts.reason} hint={texts.reasonHint} isRequired />
    </FormModal>
  );
}
