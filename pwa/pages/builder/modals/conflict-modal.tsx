import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Modal } from '#app/kit/forms/modal.tsx';
import { PageSketch } from '#app/pages/builder/canvas/page-sketch.tsx';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import type { Conflict } from '#app/pages/builder/page/use-page-save.ts';
import { t } from '#contract/language/t.ts';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { nameOfComponent } from '#contract/pages/page-view/component-names.ts';

interface ConflictModalProps {
  readonly conflict: Conflict;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onClose: () => void;
}

/** Both versions of a page that two people saved, side by side. Nothing is lost before one is chosen. */
export function ConflictModal({ conflict: { mine, theirs, revision }, onMine, onTheirs, onClose }: ConflictModalProps) {
  return (
    <Modal
      title={texts.conflictTitle}
      size="xl"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={theirs === undefined} onClick={onTheirs}>
            {texts.theirs}
          </Button>
          <Button onClick={onMine}>{texts.mine}</Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{texts.conflictText(revision)}</Text>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Version title={texts.mineTitle} page={mine} other={theirs} />
          {theirs === undefined ? (
            <Text color="fg.muted">{texts.theirsGone}</Text>
          ) : (
            <Version title={texts.theirsTitle} page={theirs} other={mine} />
          )}
        </SimpleGrid>
      </Stack>
    </Modal>
  );
}

interface VersionProps {
  readonly title: string;
  readonly page: PageConfig;
  readonly other: PageConfig | undefined;
}

/** A preview of one version, with the components that differ from the other version. */
function Version({ title, page, other }: VersionProps) {
  const known = new Set(other?.components.map((component) => JSON.stringify(component)));
  const own = page.components.filter((component) => !known.has(JSON.stringify(component)));
  return (
    <Stack as="section" aria-label={title} gap="2" minW="0">
      <Text fontWeight="strong">{`${title}: ${page.name}`}</Text>
      <PageSketch page={page} />
      <Text fontSize="sm" color="fg.muted">
        {own.length === 0 ? t('The same parts as the other version') : t('Different: {own}', { own: own.map(nameOfComponent).join(', ') })}
      </Text>
    </Stack>
  );
}
