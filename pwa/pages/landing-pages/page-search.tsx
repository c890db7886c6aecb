import { Button, Flex, Text } from '@chakra-ui/react';
import { ListSearch } from '#app/kit/lists/list-search.tsx';
import type { ListSource } from '#app/kit/lists/list-source.ts';
import { number } from '#contract/language/words.ts';
import type { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { pageSearchTexts } from './page-search-texts.ts';

interface PageSearchProps {
  readonly source: ListSource<LandingPageHeading>;
  readonly onSearch?: (words: string) => void;
}

/** Finds a page on the server. Hidden while all pages are offered. */
export function PageSearch({ source: { rows, total, words, more, search }, onSearch = search }: PageSearchProps) {
  if (more === undefined && words === '') return null;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <ListSearch label={pageSearchTexts.search} words={words} onSearch={onSearch} />
      <Text fontSize="sm" color="fg.muted" role="status">
        {pageSearchTexts.shown(number(rows.length), number(total))}
      </Text>
      {more === undefined ? null : (
        <Button variant="outline" onClick={more}>
          {pageSearchTexts.more}
        </Button>
      )}
    </Flex>
  );
}
