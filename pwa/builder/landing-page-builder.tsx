import { Alert, Box, Button, Flex, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import type { PageConfig } from '#contract/landing-pages.ts';
import { builderTexts as texts } from './builder-texts.ts';
import { BuilderToolbar } from './builder-toolbar.tsx';
import { Canvas, type PreviewWidth } from './canvas.tsx';
import { ConflictModal } from './conflict-modal.tsx';
import { FunnelModal } from './funnel-modal.tsx';
import { LeftPanel } from './left-panel.tsx';
import { PagesModal } from './pages-modal.tsx';
import { PreviewModal } from './preview-modal.tsx';
import { PropertiesPanel } from './properties-panel.tsx';
import { type PublishedState, PublishModal } from './publish-modal.tsx';
import { useBuilder } from './use-builder.ts';
import { type CrashDraft, useCrashDraft } from './use-crash-draft.ts';
import { type Stored, usePageSave } from './use-page-save.ts';
import { usePageSheet } from './use-page-sheet.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface LandingPageBuilderProps {
  readonly initial: PageConfig;
  readonly loaded: Stored;
  readonly published: PublishedState;
  /** Called after the first save. */
  readonly onCreated?: (id: string) => void;
}

const panes = ['Parts', 'Page', 'Properties'] as const;
type Pane = (typeof panes)[number];

/** The builder of landing pages: components on the left, the page in the middle, and properties of the selection on the right. */
export function LandingPageBuilder({ initial, loaded, published, onCreated }: LandingPageBuilderProps) {
  usePageSheet();
  const builder = useBuilder(initial);
  const [stored, setStored] = useState(loaded);
  const [state, setState] = useState(published);
  const saving = usePageSave(stored, (next) => {
    setStored(next);
    if (stored.id === undefined && next.id !== undefined) onCreated?.(next.id);
  });
  const [width, setWidth] = useState<PreviewWidth>(isPhone() ? 'mobile' : 'desktop');
  const [opened, setOpened] = useState<'preview' | 'publish' | 'pages' | 'funnel'>();
  const [pane, setPane] = useState<Pane>('Page');
  useShortcuts(builder);
  const { page } = builder;
  const isUnsaved = page !== (stored.page ?? initial);
  const draft = useCrashDraft(stored.id ?? 'new', page, isUnsaved);
  const close = () => setOpened(undefined);
  const shownIn = (own: Pane) => ({ base: pane === own ? 'block' : 'none', lg: 'block' });

  return (
    <Flex as="main" id="main" direction="column" minH="0" h="calc(100dvh - 4rem)">
      <h1 className="unseen">{texts.title}</h1>
      <BuilderToolbar
        builder={builder}
        width={width}
        status={statusOf(stored, isUnsaved)}
        canSave={!saving.isSaving && (isUnsaved || stored.id === undefined)}
        isSaving={saving.isSaving}
        onWidth={setWidth}
        onSave={() => void saving.save(page)}
        onPreview={() => setOpened('preview')}
        onPublish={() => setOpened('publish')}
        onOpen={() => setOpened('pages')}
        onFunnel={() => setOpened('funnel')}
      />
      {draft.found === undefined ? null : (
        <FoundDraft
          found={draft.found}
          onRestore={(found) => {
            builder.replace(found.page);
            draft.forget();
          }}
          onDiscard={draft.forget}
        />
      )}
      <HStack role="group" aria-label="Shown part" display={{ base: 'flex', lg: 'none' }} gap="1" p="2">
        {panes.map((name) => (
          <Button
            key={name}
            flex="1"
            variant={pane === name ? 'subtle' : 'ghost'}
            aria-pressed={pane === name}
            onClick={() => setPane(name)}
          >
            {name}
          </Button>
        ))}
      </HStack>
      <Flex flex="1" minH="0">
        <Box
          as="aside"
          aria-label="Parts"
          display={shownIn('Parts')}
          w={{ base: 'full', lg: '80' }}
          flex="none"
          overflowY="auto"
          p="3"
          borderEndWidth="1px"
          bg="bg.panel"
        >
          <LeftPanel builder={builder} />
        </Box>
        <Flex display={{ base: pane === 'Page' ? 'flex' : 'none', lg: 'flex' }} flex="1" minW="0" minH="0">
          <Canvas builder={builder} width={width} />
        </Flex>
        <Box
          as="aside"
          aria-label="Properties"
          display={shownIn('Properties')}
          w={{ base: 'full', lg: '64', xl: '72' }}
          flex="none"
          overflowY="auto"
          p="3"
          borderStartWidth="1px"
          bg="bg.panel"
        >
          <PropertiesPanel builder={builder} />
        </Box>
      </Flex>
      {opened === 'preview' ? <PreviewModal page={page} width={width} onClose={close} /> : null}
      {opened === 'pages' ? <PagesModal onClose={close} /> : null}
      {opened === 'funnel' ? (
        <FunnelModal page={stored.id} components={page.components} selected={builder.selected?.id} onClose={close} />
      ) : null}
      {opened === 'publish' ? (
        <PublishModal
          page={page}
          state={state}
          isUnsaved={isUnsaved || stored.id === undefined}
          onSave={async () => (isUnsaved || stored.id === undefined ? saving.save(page) : stored.id)}
          onChange={setState}
          onShow={(id) => {
            builder.select(id);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {saving.conflict === undefined ? null : (
        <ConflictModal
          conflict={saving.conflict}
          onMine={() => void saving.keepMine()}
          onTheirs={() => {
            const theirs = saving.takeTheirs();
            if (theirs !== undefined) builder.replace(theirs);
          }}
          onClose={saving.dismissConflict}
        />
      )}
    </Flex>
  );
}

/** True on a phone. The builder then shows the phone layout, so that the page stays readable. */
function isPhone(): boolean {
  return window.matchMedia('(max-width: 40rem)').matches;
}

function statusOf({ savedAt }: Stored, isUnsaved: boolean): string {
  if (isUnsaved) return texts.unsaved;
  return savedAt === undefined ? texts.ready : texts.saved(timeText(savedAt));
}

function timeText(time: Date): string {
  return time.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
}

interface FoundDraftProps {
  readonly found: CrashDraft;
  readonly onRestore: (found: CrashDraft) => void;
  readonly onDiscard: () => void;
}

function FoundDraft({ found, onRestore, onDiscard }: FoundDraftProps) {
  const time = new Date(found.at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Content>
        <Alert.Description>{texts.draftFound(time)}</Alert.Description>
        <HStack gap="2" pt="2">
          <Button size="sm" onClick={() => onRestore(found)}>
            {texts.restore}
          </Button>
          <Button size="sm" variant="outline" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
