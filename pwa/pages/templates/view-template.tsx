import { Box, Button, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { Modal } from '#app/kit/forms/modal.tsx';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { Template } from '#contract/pages/templates/templates.ts';

/** A template as visitors would see it. The server renders the page, so a network is needed. */
export function ViewTemplate({ template, onClose }: { readonly template: Template; readonly onClose: () => void }) {
  const { reachable } = useAtomValue(connectionAtom);
  return (
    <Modal
      title={t(template.name)}
      size="xl"
      onClose={onClose}
      footer={
        <Button asChild variant="outline">
          <a href={template.previewUrl} target="_blank" rel="noreferrer">
            {t('Open in a new tab')}
          </a>
        </Button>
      }
    >
      {reachable ? (
        <Box asChild w="full" h="96" borderWidth="1px" borderRadius="md" bg="white">
          <iframe src={template.previewUrl} title={t('Preview of {name}', { name: t(template.name) })} sandbox="" />
        </Box>
      ) : (
        <Text color="fg.muted">{t('A preview needs a connection. The list stays readable without one.')}</Text>
      )}
    </Modal>
  );
}
