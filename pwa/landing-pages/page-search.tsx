import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { LandingPageHeading } from '#contract/pages/landing-pages.ts';
import type { ListSource } from '../kit/lists/list-source.ts';

export const pageSearchTexts = {
  search: t('Search pages'),
  shown: (shown: string, total: string): string => t('{shown} of {total} pages to choose from', { shown, total }),
  more: t('Offer more pages'),
} as const;

interface PageSearchProps {
  readonly source: ListSource<LandingPageHeading>;
  readonly onSearch?: (words: string) => void;
}

/** Finds a page on the server. Hidden while all pages are offered. */
export function PageSearch({ source: { rows, total, words, more, search }, onSearch = search }: PageSearchProps) {
  if (more === undefined && words === '') return null;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Input
        type="search"
        flex="1 1 14rem"
        maxW={{ md: 'md' }}
        aria-label={pageSearchTexts.search}
        placeholder={pageSearchTexts.search}
        value={words}
        onChange={(event) => onSearch(event.target.value)}
        // In a form, Enter would send it.
        onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
      />
      <Text role="status" fontSize="sm" color="fg.muted">
        {pageSearchTexts.shown(number(rows.length), number(total))}
      </Text>
      {more === undefined ? null : (
        <Button type="button" variant="outline" onClick={more}>
          {pageSearchTexts.more}
        </Button>
      )}
    </Flex>
  );
}
