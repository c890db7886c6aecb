import { Badge, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { addressOf } from '#app/pages/landing-pages/page-address.ts';
import { landingPageTexts } from '#contract/pages/landing-pages.ts';
import type { PublishedState } from './publish-modal.tsx';
import { publishTexts as texts } from './publish-texts.ts';
import { timeText } from './publish-times.tsx';

/** The published version, the scheduled one, and the reason why the last scheduled publishing failed. */
export function PublishedStatus({ state }: { readonly state: PublishedState }) {
  const address = addressOf(state, window.location);
  const { isPublished, publishAt, publishPath, unpublishAt, scheduleProblem, takenDownReason } = state;
  return (
    <Stack gap="2" role="status">
      <HStack gap="3" wrap="wrap">
        <Badge colorPalette={isPublished ? 'green' : 'gray'}>{isPublished ? texts.live : texts.draft}</Badge>
        {isPublished && address !== undefined ? (
          <Link href={address} target="_blank" rel="noreferrer" wordBreak="break-all">
            {address}
          </Link>
        ) : null}
        <Text color="fg.muted">{isPublished ? texts.liveText : texts.draftText}</Text>
      </HStack>
      {publishAt === null ? null : <Text>{texts.willPublish(timeText(publishAt), publishPath ?? '/')}</Text>}
      {unpublishAt === null ? null : <Text>{texts.willUnpublish(timeText(unpublishAt))}</Text>}
      {takenDownReason === null ? null : <Text color="fg.error">{landingPageTexts.takenDown(takenDownReason)}</Text>}
      {scheduleProblem === null ? null : <Text color="fg.error">{texts.scheduleProblem(scheduleProblem)}</Text>}
    </Stack>
  );
}
