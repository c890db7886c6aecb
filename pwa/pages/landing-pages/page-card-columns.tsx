import { Badge, HStack, Image, Link, Stack, Text } from '@chakra-ui/react';
import type { Column } from '#app/kit/lists/list-table.tsx';
import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { LandingPageCard } from '#contract/pages/page-cards.ts';
import { addressOf } from './page-address.ts';

function stateOf({ takenDownAt, isPublished, publishAt }: LandingPageCard): { readonly name: string; readonly palette: string } {
  if (takenDownAt !== null) return { name: t('Taken down'), palette: 'red' };
  if (isPublished) return { name: t('Live'), palette: 'green' };
  return publishAt === null ? { name: t('Draft'), palette: 'gray' } : { name: t('Scheduled'), palette: 'orange' };
}

/** The address under which visitors reach a page, or will. */
function addressText(page: LandingPageCard): string {
  return (addressOf({ ...page, path: page.publishPath ?? page.path }, window.location) ?? '').replace(/^https?:\/\//, '');
}

export const pageCardColumns: readonly Column<LandingPageCard>[] = [
  {
    id: 'name',
    header: t('Page'),
    isSortable: true,
    csv: ({ name }) => name,
    cell: ({ name, picture }) => (
      <HStack gap="3" display="inline-flex" textAlign="start">
        <Image
          src={picture}
          alt=""
          w="24"
          aspectRatio="16/10"
          objectFit="cover"
          objectPosition="top"
          borderRadius="sm"
          borderWidth="1px"
          loading="lazy"
        />
        <Text as="span" fontWeight="strong">
          {name}
        </Text>
      </HStack>
    ),
  },
  {
    id: 'state',
    header: t('Status'),
    csv: (page) => stateOf(page).name,
    cell: (page) => (
      <Stack gap="1" align="start">
        <Badge colorPalette={stateOf(page).palette}>{stateOf(page).name}</Badge>
        {page.publishAt === null ? null : <Text fontSize="xs">{momentText(page.publishAt)}</Text>}
        {page.scheduleProblem === null ? null : (
          <Text fontSize="xs" color="fg.error">
            {page.scheduleProblem}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'visitors',
    header: t('Visitors, 30 days'),
    isSortable: true,
    isNumeric: true,
    csv: ({ visitors }) => visitors,
    cell: ({ visitors }) => number(visitors),
  },
  {
    id: 'leads',
    header: t('Leads'),
    isSortable: true,
    isNumeric: true,
    csv: ({ leads }) => leads,
    cell: ({ leads }) => number(leads),
  },
  {
    id: 'address',
    header: t('Address'),
    csv: (page) => (page.isPublished ? addressText(page) : ''),
    cell: (page) =>
      page.isPublished ? (
        <Link href={`${window.location.protocol}//${addressText(page)}`} target="_blank" rel="noreferrer" wordBreak="break-all">
          {addressText(page)}
        </Link>
      ) : (
        '—'
      ),
  },
  {
    id: 'updatedAt',
    header: t('Edited at'),
    isSortable: true,
    isNumeric: true,
    csv: ({ updatedAt }) => updatedAt.toISOString(),
    cell: ({ updatedAt }) => momentText(updatedAt),
  },
];
