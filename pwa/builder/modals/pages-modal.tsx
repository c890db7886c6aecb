import { Badge, Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callPage, type Page } from '#app/calls/call.ts';
import { listOwnLandingPages } from '#app/calls/calls.gen.ts';
import { Modal, Problem } from '#app/kit/modal.tsx';
import { spokenLocale } from '#contract/language/t.ts';
import type { LandingPageHeading } from '#contract/pages/landing-pages.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { builderTexts as texts } from '../builder-texts.ts';
import { publishTexts } from './publish-texts.ts';

/** Lists the pages that the person may edit, to open another one. */
export function PagesModal({ onClose }: { readonly onClose: () => void }) {
  const [answer, setAnswer] = useState<Outcome<Page<LandingPageHeading>>>();
  useEffect(() => {
    const abort = new AbortController();
    void callPage(listOwnLandingPages, { limit: 100 }, abort.signal).then((read) => {
      if (!abort.signal.aborted) setAnswer(read);
    });
    return () => abort.abort();
  }, []);
  return (
    <Modal title={texts.pages} onClose={onClose}>
      {answer === undefined ? <Skeleton h="20" variant="none" bg="bg.muted" /> : null}
      <Problem text={answer?.ok === false ? answer.message : undefined} />
      {answer?.ok === true && answer.value.rows.length === 0 ? <Text color="fg.muted">{texts.noPages}</Text> : null}
      <Stack as="ul" gap="2">
        {(answer?.ok === true ? answer.value.rows : []).map(({ id, name, isPublished, publishAt, unpublishAt, updatedAt }) => (
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
