import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { listOwnLandingPages } from '#app/device/calls/domains/landing-pages.gen.ts';
import { updateTemplate } from '#app/device/calls/domains/templates.gen.ts';
import { FileButton } from '#app/kit/forms/file-button.tsx';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import { templateChangeTexts as texts } from '#contract/pages/templates/template-changes.ts';
import type { Template } from '#contract/pages/templates/templates.ts';
import { type ReadTemplate, readTemplateFile } from './read-template-file.ts';

interface ReplaceTemplateProps {
  readonly template: Template;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const newestFirst = { by: 'updatedAt', isDescending: true } as const;

/** Another page for a template: one of the platform's own pages as it is saved, or a file. Pages made from it before stay as they are. */
export function ReplaceTemplate({ template: { id, name }, onSaved, onClose }: ReplaceTemplateProps) {
  const { rows } = useServerList({ name: 'ownPages', call: listOwnLandingPages, sort: newestFirst });
  const [page, setPage] = useState('');
  const [read, setRead] = useState<ReadTemplate>();
  const action = useAction(updateTemplate, { done: texts.saved, failed: texts.saveFailed });
  const config = read?.ok === true ? read.value : undefined;
  const replace = async () => {
    const sent = await action.run({ id, ...(config === undefined ? { page } : { config }) });
    if (!sent.ok) return;
    onClose();
    onSaved();
  };
  return (
    <Modal
      title={t('Replace the page of “{name}”', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            disabled={(page === '' && config === undefined) || action.isBusy}
            aria-busy={action.isBusy}
            onClick={() => void replace()}
          >
            {t('Replace')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">
          {t(
            'Edit the template as a page in the builder, save it, and choose it here. Pages made from the template before stay as they are.',
          )}
        </Text>
        <Problem text={read?.ok === false ? read.message : action.problem} />
        <PlainSelect
          label={t('Page of the platform')}
          value={page}
          none={t('Choose a page')}
          options={rows.map((row) => ({ value: row.id, label: row.name }))}
          onChange={setPage}
        />
        <FileButton
          label={t('Template file')}
          accept="application/json,.json"
          alignSelf="start"
          onFile={(file) => void readTemplateFile(file).then(setRead)}
        >
          {config === undefined ? t('Choose a file') : config.name}
        </FileButton>
      </Stack>
    </Modal>
  );
}
