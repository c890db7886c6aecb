import { Box, Button, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Modal } from '#app/kit/forms/modal.tsx';
import type { PreviewWidth } from '#app/pages/builder/canvas/canvas.tsx';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { builder as figures } from '#contract/pages/landing-page-values.ts';
import { type BuilderPage, previewPath } from '#contract/pages/landing-pages.ts';

interface PreviewModalProps {
  readonly page: BuilderPage;
  readonly width: PreviewWidth;
  readonly onClose: () => void;
}

const frameName = 'page-preview';

/** The page as the server would publish it, saved or not. The frame runs no scripts and has its own origin. */
export function PreviewModal({ page: { measured: _, ...page }, width, onClose }: PreviewModalProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <Modal
      title={texts.previewTitle(page.name)}
      size="xl"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {reachable ? (
        <>
          <form ref={form} method="post" action={previewPath} target={frameName} hidden>
            <input type="hidden" name="page" value={JSON.stringify(page)} />
          </form>
          <Box
            asChild
            h="96"
            minH="60vh"
            mx="auto"
            maxW="full"
            borderWidth="1px"
            borderRadius="md"
            bg="white"
            style={{ width: figures.previewWidths[width] }}
          >
            <iframe name={frameName} title={texts.previewTitle(page.name)} sandbox="" />
          </Box>
        </>
      ) : (
        <Text color="fg.muted">{texts.previewOffline}</Text>
      )}
    </Modal>
  );
}
