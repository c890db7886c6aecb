import { Button, DataList, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { uploadLandingTemplate } from '#app/device/calls/domains/templates.gen.ts';
import { FileButton } from '#app/kit/forms/file-button.tsx';
import { SwitchField } from '#app/kit/forms/form-fields.tsx';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { type ReadTemplate, readTemplateFile, templateFileTexts } from './read-template-file.ts';

/** Checks a template file on this device, shows its content, and adds it to the templates. */
export function UploadTemplate({ onClose, onUploaded }: { readonly onClose: () => void; readonly onUploaded: () => void }) {
  const [read, setRead] = useState<ReadTemplate>();
  const [isLive, setLive] = useState(true);
  const { reachable } = useAtomValue(connectionAtom);
  const action = useAction(uploadLandingTemplate, { done: templateFileTexts.uploaded, failed: templateFileTexts.uploadFailed });
  const upload = async () => {
    if (read?.ok !== true) return;
    const { name, seo } = read.value;
    const sent = await action.run({ name, description: seo.description, isActive: isLive, config: read.value });
    if (sent.ok) onUploaded();
  };
  return (
    <Modal
      title={t('Upload template')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button disabled={read?.ok !== true || !reachable || action.isBusy} aria-busy={action.isBusy} onClick={() => void upload()}>
            {action.isBusy ? templateFileTexts.uploading : templateFileTexts.upload}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{templateFileTexts.choose}</Text>
        <FileButton
          label={t('Template file')}
          accept="application/json,.json"
          alignSelf="start"
          onFile={(file) => void readTemplateFile(file).then(setRead)}
        >
          {t('Choose a file')}
        </FileButton>
        <Problem text={read?.ok === false ? read.message : action.problem} />
        {read?.ok === true ? (
          <DataList.Root orientation="horizontal" role="status">
            {[
              { label: t('Name'), value: read.value.name },
              { label: t('Components'), value: String(read.value.components.length) },
              { label: t('Font'), value: read.value.globalStyles.fontFamily },
              { label: t('Result'), value: t('The file is a complete template.') },
            ].map(({ label, value }) => (
              <DataList.Item key={label}>
                <DataList.ItemLabel>{label}</DataList.ItemLabel>
                <DataList.ItemValue>{value}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        ) : null}
        {read?.ok === true ? (
          <SwitchField label={templateFileTexts.live} hint={templateFileTexts.liveHint} isOn={isLive} onChange={setLive} />
        ) : null}
        {reachable ? null : <Text color="fg.muted">{accessTexts.noConnection}</Text>}
      </Stack>
    </Modal>
  );
}
