import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { readLandingPage } from '#app/device/calls/domains/landing-pages.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { loadCommands } from '#app/device/local/outbox/load-commands.ts';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { brandAtom } from '#app/session/state/session-atoms.ts';
import { ChakraRoot } from '#app/ui/chakra/chakra-root.tsx';
import { brandStyles } from '#contract/pages/brand-styles.ts';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { LandingPageBuilder } from './landing-page-builder.tsx';
import { builderPageOf } from './page/builder-page-of.ts';
import { builderTexts as texts } from './page/builder-texts.ts';

const blank: Omit<PageConfig, 'globalStyles'> = {
  name: texts.newPage,
  components: [],
  seo: { title: '', description: '', keywords: '' },
};
const notPublished = {
  ...{ isPublished: false, domain: null, subdomain: null, path: '/' },
  ...{ publishAt: null, publishPath: null, unpublishAt: null, scheduleProblem: null, takenDownReason: null },
};
const notStored = { id: undefined, revision: undefined, page: undefined, savedAt: undefined };

/** The builder with a stored page or a new one. */
export function BuilderScreen({ pageId }: { readonly pageId: string | undefined }) {
  useTitle(texts.title);
  // Loads the commands now, because the network may be gone at the first save. A failed load is retried then.
  useEffect(() => void loadCommands().catch(() => undefined), []);
  const navigate = useNavigate();
  const brand = useAtomValue(brandAtom);
  const [initial] = useState<PageConfig>(() => ({ ...blank, globalStyles: brandStyles(brand) }));
  const [createdId, setCreatedId] = useState<string>();
  const create = (id: string) => {
    setCreatedId(id);
    void navigate({ to: '/landing-page-builder', search: { page: id }, replace: true });
  };
  return (
    <>
      <AppHeader crumbs={[{ label: texts.title }]} actions={<AccountMenu />} />
      <ChakraRoot>
        {pageId === undefined || pageId === createdId ? (
          <LandingPageBuilder initial={initial} loaded={notStored} published={notPublished} onCreated={create} />
        ) : (
          <StoredPage key={pageId} id={pageId} />
        )}
      </ChakraRoot>
    </>
  );
}

function StoredPage({ id }: { readonly id: string }) {
  const input = useMemo(() => ({ id }), [id]);
  const { answer, retry } = useCall(readLandingPage, input);
  if (answer === undefined) return <SectionSkeleton />;
  const read = answer.ok ? builderPageOf(answer.value) : undefined;
  if (!answer.ok || read === undefined) {
    return <SectionFailure title={texts.loadFailed} text={answer.ok ? texts.theirsGone : answer.message} onRetry={retry} />;
  }
  return (
    <LandingPageBuilder
      initial={read}
      loaded={{ id, revision: answer.value.revision, page: read, savedAt: undefined }}
      published={answer.value}
    />
  );
}
