import { Badge, Link, Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { spokenLocale, t } from '#contract/language/t.ts';
import type { LandingPageHeading } from '#contract/pages/landing-pages.ts';
import { listLandingPages } from '../calls/domains/landing-pages.gen.ts';
import { type Column, ListTable } from '../kit/lists/list-table.tsx';
import { useServerList } from '../kit/lists/use-server-list.ts';
import { Section } from '../kit/section.tsx';
import { useIsBuilt } from '../shell/updates/is-built.ts';
import { toastAtom } from '../ui/messages/toast-atom.ts';
import { landingPageSectionTexts as texts } from './landing-page-section-texts.ts';
import { addressOf } from './page-address.ts';

const builderPath = '/landing-page-builder';
const stateOf = ({ isPublished }: LandingPageHeading): string => (isPublished ? texts.published : texts.draft);
const ownAddress = (page: LandingPageHeading) => addressOf(page, window.location);

const columns: readonly Column<LandingPageHeading>[] = [
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
    cell: (page) => <Badge colorPalette={page.isPublished ? 'green' : 'gray'}>{stateOf(page)}</Badge>,
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
function Times({ page: { publishAt, unpublishAt, scheduleProblem } }: { readonly page: LandingPageHeading }) {
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
function Address({ page }: { readonly page: LandingPageHeading }) {
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

/** Every landing page of the platform, drafts and published ones. */
export function LandingPagesSection() {
  const source = useServerList({ name: 'landing-pages', call: listLandingPages, sort: { by: 'updatedAt', isDescending: true } });
  const setToast = useSetAtom(toastAtom);
  const hasBuilder = useIsBuilt(builderPath);
  const builderMissing = hasBuilder ? undefined : texts.noBuilder;
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      setToast({ title: texts.copied, description: address });
    } catch {
      setToast({ title: texts.notCopied, description: address, variant: 'destructive' });
    }
  };
  const actionsOf = (page: LandingPageHeading) => {
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
    </Section>
  );
}
