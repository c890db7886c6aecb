import { Button, HStack } from '@chakra-ui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { copyLandingPage, listPageCards } from '#app/device/calls/domains/landing-pages.gen.ts';
import { askedActionAtom } from '#app/kit/asked-action.ts';
import { ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Section } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { type LandingPageCard, pageCardTexts as texts } from '#contract/pages/page-cards.ts';
import { accessTexts } from '#contract/people/access.ts';
import { pageCardColumns } from './page-card-columns.tsx';
import { DeletePage, RenamePage } from './page-card-dialogs.tsx';
import { pageSearchTexts } from './page-search-texts.ts';
import { plannedTest } from './planned-test.ts';

type Opened = { readonly kind: 'rename' | 'delete'; readonly page: LandingPageCard };

const builder = '/landing-page-builder';

/** The tenant's own landing pages, with what each of them brings. */
export function OwnPagesSection() {
  const source = useServerList({ name: 'page-cards', call: listPageCards, sort: { by: 'updatedAt', isDescending: true } });
  const { reachable } = useAtomValue(connectionAtom);
  const [opened, setOpened] = useState<Opened>();
  const navigate = useNavigate();
  const setAsked = useSetAtom(askedActionAtom);
  const copy = useAction(copyLandingPage, { done: texts.copied, failed: texts.copyFailed });
  const changed = () => source.retry?.();
  const edit = (page: string) => void navigate({ to: builder, search: { page } });
  const makeVersionB = async (page: LandingPageCard) => {
    const made = await copy.run({ id: page.id, name: texts.versionB(page.name) });
    if (!made.ok) return;
    setAsked(plannedTest(page, made.value.id));
    void navigate({ to: '/admin/$section', params: { section: 'ab-tests' } });
  };
  const disabledBecause = reachable ? undefined : accessTexts.noConnection;
  const actionsOf = (page: LandingPageCard): readonly RowAction[] => [
    { id: 'edit', label: t('Edit'), onSelect: () => edit(page.id) },
    { id: 'rename', label: t('Rename'), disabledBecause, onSelect: () => setOpened({ kind: 'rename', page }) },
    {
      id: 'copy',
      label: t('Copy'),
      disabledBecause,
      onSelect: () => void copy.run({ id: page.id, name: texts.copyOf(page.name) }).then(changed),
    },
    {
      id: 'version-b',
      label: t('Make version B'),
      disabledBecause: page.isPublished ? disabledBecause : t('Publish the page first.'),
      onSelect: () => void makeVersionB(page),
    },
    {
      id: 'delete',
      label: t('Delete'),
      isDestructive: true,
      disabledBecause: page.isPublished ? texts.stillPublished : disabledBecause,
      onSelect: () => setOpened({ kind: 'delete', page }),
    },
  ];
  return (
    <Section title={t('Landing Pages')} actions={<NewPage />}>
      <ListTable
        name={t('Landing pages')}
        source={source}
        columns={pageCardColumns}
        searchLabel={pageSearchTexts.search}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        empty={{
          title: t('No pages yet'),
          text: t('Begin with a template: it comes in the colors of your firm, with a calculator and a form.'),
        }}
      />
      {opened?.kind === 'rename' ? <RenamePage page={opened.page} onDone={changed} onClose={() => setOpened(undefined)} /> : null}
      {opened?.kind === 'delete' ? <DeletePage page={opened.page} onDone={changed} onClose={() => setOpened(undefined)} /> : null}
    </Section>
  );
}

function NewPage() {
  return (
    <HStack gap="2">
      <Button asChild variant="outline">
        <Link to="/landing-page-builder">{t('Empty page')}</Link>
      </Button>
      <Button asChild>
        <Link to="/templates">{t('New from a template')}</Link>
      </Button>
    </HStack>
  );
}
