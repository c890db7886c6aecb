import { Badge, Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { listOwnLandingPages } from '#app/calls/calls.gen.ts';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Modal, Problem } from '#app/kit/modal.tsx';
import { spokenLocale } from '#contract/language/t.ts';
import { PageSearch } from '../../landing-pages/page-search.tsx';
import { builderTexts as texts } from '../builder-texts.ts';
import { publishTexts } from './publish-texts.ts';

/** Lists the pages that the person may edit, to open another one. The server searches among more than the first hundred. */
export function PagesModal({ onClose }: { readonly onClose: () => void }) {
  const source = useServerList({ name: 'own-pages', call: listOwnLandingPages, sort: { by: 'updatedAt', isDescending: true } });
  const { state, rows, words, message } = source;
  return (
    <Modal title={texts.pages} onClose={onClose}>
      {state === 'loading' ? <Skeleton h="20" variant="none" bg="bg.muted" /> : null}
      <Problem text={message} />
      {state === 'ready' && rows.length === 0 && words === '' ? <Text color="fg.muted">{texts.noPages}</Text> : null}
      <PageSearch source={source} />
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
