import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { spokenLocale } from '#contract/language/t.ts';
import type { BuilderPage } from '#contract/pages/landing-pages.ts';
import { BuilderPanes } from './builder-panes.tsx';
import { BuilderToolbar } from './builder-toolbar.tsx';
import type { PreviewWidth } from './canvas/canvas.tsx';
import { usePageSheet } from './canvas/use-page-sheet.ts';
import { FoundDraft } from './found-draft.tsx';
import { BuilderModals, type OpenModal } from './modals/builder-modals.tsx';
import type { PublishedState } from './modals/publish-modal.tsx';
import { builderTexts as texts } from './page/builder-texts.ts';
import { useBuilder } from './page/use-builder.ts';
import { useCrashDraft } from './page/use-crash-draft.ts';
import type { Stored } from './page/use-page-save.ts';
import { type StoredPage, useStoredPage } from './page/use-stored-page.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface LandingPageBuilderProps {
  readonly initial: BuilderPage;
  readonly loaded: Stored;
  readonly published: PublishedState;
  /** Called after the first save. */
  readonly onCreated?: (id: string) => void;
}

/** The builder of landing pages: components on the left, the page in the middle, and properties of the selection on the right. */
export function LandingPageBuilder({ initial, loaded, published, onCreated }: LandingPageBuilderProps) {
  usePageSheet();
  const builder = useBuilder(initial);
  const { page } = builder;
  const storedPage = useStoredPage(page, { initial, loaded, onCreated });
  const { stored, isUnsaved, needsSaving, saving } = storedPage;
  const [width, setWidth] = useState<PreviewWidth>(isPhone() ? 'mobile' : 'desktop');
  const [opened, setOpened] = useState<OpenModal>();
  useShortcuts(builder);
  const draft = useCrashDraft(stored.id ?? 'new', page, isUnsaved);

  return (
    <Flex as="main" id="main" direction="column" minH="0" h="calc(100dvh - 4rem)">
      <h1 className="unseen">{texts.title}</h1>
      <BuilderToolbar
        builder={builder}
        width={width}
        status={statusOf(storedPage)}
        canSave={!saving.isSaving && needsSaving}
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
      <BuilderPanes builder={builder} width={width} />
      <BuilderModals
        opened={opened}
        builder={builder}
        width={width}
        storedPage={storedPage}
        published={published}
        onClose={() => setOpened(undefined)}
      />
    </Flex>
  );
}

/** True on a phone. The builder then shows the phone layout, so that the page stays readable. */
function isPhone(): boolean {
  return window.matchMedia('(max-width: 40rem)').matches;
}

function statusOf({ isUnsaved, stored: { savedAt } }: StoredPage): string {
  if (isUnsaved) return texts.unsaved;
  return savedAt === undefined ? texts.ready : texts.saved(timeText(savedAt));
}

function timeText(time: Date): string {
  return time.toLocaleTimeString(spokenLocale(), { hour: 'numeric', minute: '2-digit' });
}
