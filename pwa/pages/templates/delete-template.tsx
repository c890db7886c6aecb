import { Text } from '@chakra-ui/react';
import { deleteTemplate } from '#app/device/calls/domains/templates.gen.ts';
import { ConfirmModal } from '#app/kit/forms/modal.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { plural, t } from '#contract/language/t.ts';
import { templateChangeTexts as texts } from '#contract/pages/templates/template-changes.ts';
import type { Template } from '#contract/pages/templates/templates.ts';

interface DeleteTemplateProps {
  readonly template: Template;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteTemplate({ template: { id, name, usedBy }, onDeleted, onClose }: DeleteTemplateProps) {
  const action = useAction(deleteTemplate, { done: texts.deleted, failed: texts.deleteFailed });
  const confirm = async () => {
    const sent = await action.run({ id });
    if (!sent.ok) return;
    onClose();
    onDeleted();
  };
  return (
    <ConfirmModal
      title={t('Delete “{name}”?', { name: t(name) })}
      confirmLabel={t('Delete')}
      isDestructive
      isBusy={action.isBusy}
      problem={action.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{t('The template is offered to nobody any more.')}</Text>
      <Text>
        {plural(usedBy, '{count} page was made from it and stays.', '{count} pages were made from it and stay.', { count: usedBy })}
      </Text>
    </ConfirmModal>
  );
}
