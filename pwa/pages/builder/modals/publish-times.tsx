import { Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { spokenLocale } from '#contract/language/t.ts';
import { publishTexts as texts } from './publish-texts.ts';

/** Times as `datetime-local` inputs hold them: in the person's own time zone, empty for none. */
export interface EnteredTimes {
  readonly publishAt: string;
  readonly unpublishAt: string;
}

interface PublishTimesProps {
  readonly times: EnteredTimes;
  readonly onChange: (times: EnteredTimes) => void;
}

/** The fields for the times at which a page is published and unpublished automatically. */
export function PublishTimes({ times, onChange }: PublishTimesProps) {
  const fields = [
    ['publishAt', texts.publishAt],
    ['unpublishAt', texts.unpublishAt],
  ] as const;
  return (
    <Stack as="section" gap="3" aria-label={texts.times}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {fields.map(([name, label]) => (
          <Field.Root key={name}>
            <Field.Label>{label}</Field.Label>
            <Input
              type="datetime-local"
              minH="11"
              value={times[name]}
              onChange={(event) => onChange({ ...times, [name]: event.target.value })}
            />
          </Field.Root>
        ))}
      </SimpleGrid>
      <Text color="fg.muted" fontSize="sm">
        {texts.timesHint(Intl.DateTimeFormat().resolvedOptions().timeZone)}
      </Text>
    </Stack>
  );
}

export function enteredTimes({
  publishAt,
  unpublishAt,
}: {
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
}): EnteredTimes {
  return { publishAt: entryOf(publishAt), unpublishAt: entryOf(unpublishAt) };
}

/** The moment of an entry in ISO 8601, or null for an empty or unfinished one. */
export function momentOf(entry: string): string | null {
  const time = new Date(entry);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** A moment with its time zone. */
export function timeText(time: Date): string {
  return time.toLocaleString(spokenLocale(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

function entryOf(time: Date | null): string {
  if (time === null) return '';
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
