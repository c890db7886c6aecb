import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { Edited } from '#app/pages/builder/page/page-edits.ts';
import { valueAt } from '#app/pages/builder/page/set-at.ts';
import { contentOf } from '#app/pages/builder/text/field-in-place.tsx';
import { RichText, richOf } from '#contract/pages/rich-text.ts';

const RichEditor = lazy(() => import('#app/pages/builder/text/rich-editor.tsx').then((module) => ({ default: module.RichEditor })));

interface PropertyRichProps {
  readonly label: string;
  /** Content of a text: its plain form, and its look if it has one. */
  readonly value: unknown;
  readonly onEdit: (content: unknown) => Edited;
  readonly onLeave: () => void;
}

/** A text with its look. */
export function PropertyRich({ label, value, onEdit, onLeave }: PropertyRichProps) {
  const rich = RichText.safeParse(valueAt(value, 'rich'));
  return (
    <Stack gap="1.5">
      <Text fontWeight="medium" fontSize="sm">
        {label}
      </Text>
      <Suspense fallback={<Skeleton h="24" variant="none" bg="bg.muted" />}>
        <RichEditor
          label={label}
          value={rich.success ? rich.data : richOf(String(valueAt(value, 'text') ?? ''))}
          onChange={(next) => void onEdit(contentOf(next))}
          onLeave={onLeave}
        />
      </Suspense>
    </Stack>
  );
}
