import { Button, DataList, FileUpload, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Modal, Problem } from '../kit/modal.tsx';
import { type ReadTemplate, readTemplateFile } from './read-template-file.ts';

/** Checks a template file on this device. Nothing is sent: the file is read, and what is in it is shown. */
export function UploadTemplate({ onClose }: { readonly onClose: () => void }) {
  const [read, setRead] = useState<ReadTemplate>();
  return (
    <Modal
      title="Upload template"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">
          Choose a page saved as JSON. It is checked on this device against the rules of the page builder and is not sent to the server.
        </Text>
        <FileUpload.Root
          accept={{ 'application/json': ['.json'] }}
          maxFiles={1}
          onFileAccept={({ files: [file] }) => (file === undefined ? undefined : void readTemplateFile(file).then(setRead))}
        >
          <FileUpload.HiddenInput aria-label="Template file" />
          <FileUpload.Trigger asChild>
            <Button>Choose a file</Button>
          </FileUpload.Trigger>
        </FileUpload.Root>
        <Problem text={read?.ok === false ? read.message : undefined} />
        {read?.ok === true ? (
          <DataList.Root orientation="horizontal" role="status">
            {[
              { label: 'Name', value: read.value.name },
              { label: 'Components', value: String(read.value.components.length) },
              { label: 'Font', value: read.value.globalStyles.fontFamily },
              { label: 'Result', value: 'The file is a complete template.' },
            ].map(({ label, value }) => (
              <DataList.Item key={label}>
                <DataList.ItemLabel>{label}</DataList.ItemLabel>
                <DataList.ItemValue>{value}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        ) : null}
      </Stack>
    </Modal>
  );
}
