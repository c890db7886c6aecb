import { Alert, Button, HStack } from '@chakra-ui/react';
import { spokenLocale } from '#contract/language/t.ts';
import { builderTexts as texts } from './page/builder-texts.ts';
import type { CrashDraft } from './page/use-crash-draft.ts';

interface FoundDraftProps {
  readonly found: CrashDraft;
  readonly onRestore: (found: CrashDraft) => void;
  readonly onDiscard: () => void;
}

/** Offers the unsaved changes of an earlier visit. */
export function FoundDraft({ found, onRestore, onDiscard }: FoundDraftProps) {
  const time = new Date(found.at).toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Content>
        <Alert.Description>{texts.draftFound(time)}</Alert.Description>
        <HStack gap="2" pt="2">
          <Button size="sm" onClick={() => onRestore(found)}>
            {texts.restore}
          </Button>
          <Button size="sm" variant="outline" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
