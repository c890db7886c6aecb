import { Badge, HStack, Link, Text } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { liftLandingPage, listLandingPages } from '#app/device/calls/domains/landing-pages.gen.ts';
import { useIsBuilt } from '#app/frame/shell/updates/is-built.ts';
import { type Column, ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Section } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import type { ListedLandingPage } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { landingPageSectionTexts as texts } from './landing-page-section-texts.ts';
import { addressOf } from './page-address.ts';
import { TakeDownForm } from './take-down-form.tsx';

const builderPath = '/landing-page-builder';
const stateOf = ({ isPublished, takenDownAt }: ListedLandingPage): string =>
  takenDownAt !== null ? texts.takenDown : isPublished ? texts.published : texts.draft;
const ownAddress = (page: ListedLandingPage) => addressOf(page, window.location);

const columns: readonly Column<ListedLandingPage>[] = [
  {
    id: 'name',
    header: t('Page'),
    isSortable: true,
    csv: ({ name }) => name,
    cell: ({ name }) => (
      <Text as="span" fontWeight="strong">
        {name}
      </Text>
    ),
  },
  {
    id: 'state',
    header: t('Status'),
    csv: stateOf,
    cell: (page) => <Badge colorPalette={page.takenDownAt !== null ? 'red' : page.isPublished ? 'green' : 'gray'}>{stateOf(page)}</Badge>,
  },
  {
    id: 'firm',
    header: t('Firm'),
    csv: ({ firm, isTrial }) => [firm ?? '', isTrial ? texts.trial : ''].filter((part) => part !== '').join(', '),
    cell: ({ firm, isTrial }) => (
      <HStack gap="2">
        <Text as="span">{firm ?? '—'}</Text>
        {isTrial ? <Badge colorPalette="orange">{texts.trial}</Badge> : null}
      </HStack>
    ),
  },
  {
    id: 'reports',
    header: t('Reports'),
    isNumeric: true,
    csv: ({ reports }) => reports,
    cell: ({ reports }) => (reports === 0 ? '0' : <Badge colorPalette="red">{reports}</Badge>),
  },
  {
    id: 'times',
    header: t('Scheduled'),
    csv: ({ publishAt, unpublishAt }) => [publishAt, unpublishAt].map((time) => time?.toISOString() ?? '').join(' – '),
    cell: (page) => <Times page={page} />,
  },
  {
    id: 'address',
    header: t('Address'),
    csv: (page) => ownAddress(page) ?? '',
    cell: (page) => <Address page={page} />,
  },
  {
    id: 'updatedAt',
    header: t('Edited at'),
    isSortable: true,
    isNumeric: true,
    csv: ({ updatedAt }) => updatedAt.toISOString(),
    cell: ({ updatedAt }) => updatedAt.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }),
  },
  {
    id: 'createdAt',
    header: t('Created'),
    isSortable: true,
    isNumeric: true,
    isExtra: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => createdAt.toLocaleDateString(spokenLocale()),
  },
  {
    id: 'revision',
    header: t('Revision'),
    isNumeric: true,
    isExtra: true,
    csv: ({ revision }) => revision,
    cell: ({ revision }) => String(revision),
  },
];

/** The scheduled change of a page, or the reason why the last one failed. */
function Times({ page: { publishAt, unpublishAt, scheduleProblem, takenDownReason } }: { readonly page: ListedLandingPage }) {
  if (takenDownReason !== null) return <Text color="fg.error">{texts.takenDownBecause(takenDownReason)}</Text>;
  if (scheduleProblem !== null) return <Text color="fg.error">{texts.scheduleProblem(scheduleProblem)}</Text>;
  return (
    <>
      {publishAt === null ? null : <Text>{texts.willPublish(timeText(publishAt))}</Text>}
      {unpublishAt === null ? null : <Text>{texts.willUnpublish(timeText(unpublishAt))}</Text>}
    </>
  );
}

function timeText(time: Date): string {
  return time.toLocaleString(spokenLocale(), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
}

/** Address of a page, as a link only if the page is published: a draft has nothing behind its address. */
function Address({ page }: { readonly page: ListedLandingPage }) {
  const address = ownAddress(page);
  if (address === undefined) return <Text color="fg.muted">{texts.noAddress}</Text>;
  const shown = address.replace(/^https?:\/\//, '');
  if (!page.isPublished) return <Text color="fg.muted">{shown}</Text>;
  return (
    <Link href={address} target="_blank" rel="noreferrer" wordBreak="break-all">
      {shown}
    </Link>
  );
}

function useCopyAddress(): (address: string) => Promise<void> {
  const setToast = useSetAtom(toastAtom);
  return async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      setToast({ title: texts.copied, description: address });
    } catch {
      setToast({ title: texts.notCopied, description: address, variant: 'destructive' });
    }
  };
}

/** Every landing page of the platform, drafts and published ones. */
export function LandingPagesSection() {
  const source = useServerList({ name: 'landing-pages', call: listLandingPages, sort: { by: 'createdAt', isDescending: true } });
  const copy = useCopyAddress();
  const { reachable } = useAtomValue(connectionAtom);
  const lift = useAction(liftLandingPage, { done: texts.lifted, failed: texts.liftFailed });
  const [takingDown, setTakingDown] = useState<ListedLandingPage>();
  const hasBuilder = useIsBuilt(builderPath);
  const builderMissing = hasBuilder ? undefined : texts.noBuilder;
  const disabledBecause = reachable ? undefined : accessTexts.noConnection;
  const takeDownOf = (page: ListedLandingPage) => ({
    id: 'take-down',
    label: texts.takeDown,
    isDestructive: true,
    onSelect: () => setTakingDown(page),
    disabledBecause: page.firm === null ? texts.platformPage : disabledBecause,
  });
  const liftOf = ({ id }: ListedLandingPage) => ({
    id: 'lift',
    label: texts.lift,
    onSelect: () => void lift.run({ id }).then(({ ok }) => (ok ? source.retry?.() : undefined)),
    disabledBecause,
  });
  const actionsOf = (page: ListedLandingPage): readonly RowAction[] => {
    const address = ownAddress(page);
    return [
      {
        id: 'edit',
        label: texts.edit,
        onSelect: () => window.location.assign(`${builderPath}?page=${encodeURIComponent(page.id)}`),
        disabledBecause: builderMissing,
      },
      {
        id: 'copy',
        label: texts.copy,
        onSelect: () => void copy(address ?? ''),
        disabledBecause: address === undefined ? texts.noAddress : undefined,
      },
      ...(page.takenDownAt === null ? [takeDownOf(page)] : [liftOf(page)]),
    ];
  };
  return (
    <Section title={t('Landing Pages')}>
      <ListTable
        name={t('Landing pages')}
        source={source}
        columns={columns}
        searchLabel={t('Search landing pages')}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        empty={{ title: texts.empty, text: hasBuilder ? texts.emptyText : texts.noBuilder }}
      />
      {takingDown === undefined ? null : (
        <TakeDownForm page={takingDown} onDone={() => source.retry?.()} onClose={() => setTakingDown(undefined)} />
      )}
    </Section>
  );
}
