import { Text } from '@chakra-ui/react';
import { call } from '#app/device/calls/call.ts';
import { deleteLandingPage, renameLandingPage } from '#app/device/calls/domains/landing-pages.gen.ts';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { ConfirmModal, FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import { plural, t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import { type LandingPageCard, RenameLandingPage, pageCardTexts as texts } from '#contract/pages/page-cards.ts';

interface PageDialogProps {
  readonly page: LandingPageCard;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function RenamePage({ page: { id, name }, onDone, onClose }: PageDialogProps) {
  const form = useForm({
    id: `landingPages.rename:${id}`,
    initial: { name },
    schema: RenameLandingPage,
    toInput: (entered) => ({ id, name: entered.name }),
    send: (input) => call(renameLandingPage, input),
    onSent: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormModal title={t('Rename the page')} form={form} submitLabel={t('Rename')} busyLabel={t('Saving...')} onClose={onClose}>
      <TextField field={form.field('name')} label={t('Name')} isRequired />
    </FormModal>
  );
}

/** Says what is lost with the page, in numbers. */
export function DeletePage({ page: { id, name, leads }, onDone, onClose }: PageDialogProps) {
  const action = useAction(deleteLandingPage, { done: texts.deleted, failed: texts.deleteFailed });
  const confirm = async () => {
    const sent = await action.run({ id });
    if (!sent.ok) return;
    onClose();
    onDone();
  };
  return (
    <ConfirmModal
      title={t('Delete “{name}”?', { name })}
      confirmLabel={t('Delete')}
      isDestructive
      isBusy={action.isBusy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>
        {leads === 0
          ? t('The page and its visits are deleted.')
          : plural(leads, 'The page, its visits, and {count} lead are deleted.', 'The page, its visits, and {count} leads are deleted.', {
              count: number(leads),
            })}
      </Text>
      {leads === 0 ? null : <Text>{t('Export the leads first if you need them.')}</Text>}
    </ConfirmModal>
  );
}
