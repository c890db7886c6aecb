import { Badge, Link, Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import type { LandingPageHeading } from '#contract/landing-pages.ts';
import { listLandingPages } from '../calls/calls.gen.ts';
import { type Column, ListTable } from '../kit/list-table.tsx';
import { Section } from '../kit/section.tsx';
import { useServerList } from '../kit/use-server-list.ts';
import { useIsBuilt } from '../shell/is-built.ts';
import { toastAtom } from '../ui/toast-atom.ts';
import { landingPageSectionTexts as texts } from './landing-page-section-texts.ts';
import { addressOf } from './page-address.ts';

const builderPath = '/landing-page-builder';
const stateOf = ({ isPublished }: LandingPageHeading): string => (isPublished ? texts.published : texts.draft);
const ownAddress = (page: LandingPageHeading) => addressOf(page, window.location);

const columns: readonly Column<LandingPageHeading>[] = [
  {
    id: 'name',
    header: 'Page',
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
    header: 'State',
    csv: stateOf,
    cell: (page) => <Badge colorPalette={page.isPublished ? 'green' : 'gray'}>{stateOf(page)}</Badge>,
  },
  {
    id: 'address',
    header: 'Address',
    csv: (page) => ownAddress(page) ?? '',
    cell: (page) => <Address page={page} />,
  },
  {
    id: 'updatedAt',
    header: 'Edited at',
    isSortable: true,
    isNumeric: true,
    csv: ({ updatedAt }) => updatedAt.toISOString(),
    cell: ({ updatedAt }) => updatedAt.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  },
  {
    id: 'createdAt',
    header: 'Created',
    isSortable: true,
    isNumeric: true,
    isExtra: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => createdAt.toLocaleDateString(),
  },
  {
    id: 'revision',
    header: 'Revision',
    isNumeric: true,
    isExtra: true,
    csv: ({ revision }) => revision,
    cell: ({ revision }) => String(revision),
  },
];

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
    <Section title="Landing Pages">
      <ListTable
        name="Landing pages"
        source={source}
        columns={columns}
        searchLabel="Search landing pages"
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        empty={{ title: texts.empty, text: hasBuilder ? texts.emptyText : texts.noBuilder }}
      />
    </Section>
  );
}
