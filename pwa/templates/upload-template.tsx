import { Button, DataList, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { uploadLandingTemplate } from '../calls/domains/templates.gen.ts';
import { FileButton } from '../kit/forms/file-button.tsx';
import { SwitchField } from '../kit/forms/form-fields.tsx';
import { Modal, Problem } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { type ReadTemplate, readTemplateFile, templateFileTexts } from './read-template-file.ts';

/** Checks a template file on this device, shows its content, and adds it to the templates. */
export function UploadTemplate({ onClose }: { readonly onClose: () => void }) {
  const [read, setRead] = useState<ReadTemplate>();
  const [isLive, setLive] = useState(true);
  const { reachable } = useAtomValue(connectionAtom);
  const act = useAct(uploadLandingTemplate, { done: templateFileTexts.uploaded, failed: templateFileTexts.uploadFailed });
  const upload = async () => {
    if (read?.ok !== true) return;
    const { name, seo } = read.value;
    const sent = await act.run({ name, description: seo.description, isActive: isLive, config: read.value });
    if (sent.ok) onClose();
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
          <Button disabled={read?.ok !== true || !reachable || act.isBusy} aria-busy={act.isBusy} onClick={() => void upload()}>
            {act.isBusy ? templateFileTexts.uploading : templateFileTexts.upload}
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
        <Problem text={read?.ok === false ? read.message : act.problem} />
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
