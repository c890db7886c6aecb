import { Badge, Button, HStack, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callPage, type Page } from '#app/device/calls/call.ts';
import { listOwnLandingPages } from '#app/device/calls/domains/landing-pages.gen.ts';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import { pageSearchTexts } from '#app/pages/landing-pages/page-search-texts.ts';
import { spokenLocale } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { publishTexts } from './publish-texts.ts';

/** Pause in typing after which the server is asked. */
const pauseMs = 250;

/** Lists the pages that the person may edit, to open another one. The server searches among more than a hundred. */
export function PagesModal({ onClose }: { readonly onClose: () => void }) {
  const [words, setWords] = useState('');
  const answer = usePages(words.trim());
  const { rows, total } = answer?.ok === true ? answer.value : { rows: [], total: 0 };
  return (
    <Modal title={texts.pages} onClose={onClose}>
      {answer === undefined ? <Skeleton h="20" variant="none" bg="bg.muted" /> : null}
      <Problem text={answer?.ok === false ? answer.message : undefined} />
      {answer?.ok === true && total === 0 && words === '' ? <Text color="fg.muted">{texts.noPages}</Text> : null}
      {total === rows.length && words === '' ? null : (
        <HStack mb="3">
          <Input
            type="search"
            aria-label={pageSearchTexts.search}
            placeholder={pageSearchTexts.search}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Text role="status" fontSize="sm" color="fg.muted" flexShrink="0">
            {pageSearchTexts.shown(number(rows.length), number(total))}
          </Text>
        </HStack>
      )}
      <Stack as="ul" gap="2" mt="2">
        {rows.map(({ id, name, isPublished, publishAt, unpublishAt, updatedAt }) => (
          <HStack as="li" key={id} gap="3">
            <Button asChild variant="ghost" flex="1" justifyContent="start" whiteSpace="normal" onClick={onClose}>
              <Link to="/landing-page-builder" search={{ page: id }}>
                {name}
              </Link>
            </Button>
            <Badge colorPalette={isPublished ? 'green' : 'gray'}>{isPublished ? publishTexts.live : publishTexts.draft}</Badge>
            {publishAt === null && unpublishAt === null ? null : <Badge colorPalette="blue">{publishTexts.waiting}</Badge>}
            <Text fontSize="sm" color="fg.muted">
              {updatedAt.toLocaleDateString(spokenLocale())}
            </Text>
          </HStack>
        ))}
      </Stack>
    </Modal>
  );
}

/** The first hundred pages with these words, the last changed first. */
function usePages(words: string): Outcome<Page<LandingPageHeading>> | undefined {
  const [answer, setAnswer] = useState<Outcome<Page<LandingPageHeading>>>();
  useEffect(() => {
    const abort = new AbortController();
    const ask = () =>
      void callPage(listOwnLandingPages, { limit: 100, q: words, sort: '-updatedAt' }, abort.signal).then((read) => {
        if (!abort.signal.aborted) setAnswer(read);
      });
    const timer = setTimeout(ask, words === '' ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);
  return answer;
}
