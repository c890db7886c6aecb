import { Badge, Stack, Text } from '@chakra-ui/react';
import type { Column } from '#app/kit/lists/list-table.tsx';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type SupportRequest, type SupportState, supportScreenTexts as texts } from '#contract/tenants/support/support.ts';

export function supportStateOf({ answeredAt }: Pick<SupportRequest, 'answeredAt'>): SupportState {
  return answeredAt === null ? 'open' : 'answered';
}

export function timeText(moment: Date): string {
  return moment.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** Columns of both lists: what was asked, when its answer is due, and who gave it. */
export const supportColumns: readonly Column<SupportRequest>[] = [
  {
    id: 'subject',
    header: t('Subject'),
    csv: ({ subject, message }) => `${subject}: ${message}`,
    cell: ({ subject, message }) => (
      <Stack gap="0">
        <Text fontWeight="strong">{subject}</Text>
        <Text whiteSpace="pre-line" overflowWrap="anywhere" color="fg.muted">
          {message}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'dueAt',
    header: t('Answer due'),
    isSortable: true,
    csv: ({ dueAt }) => dueAt.toISOString(),
    cell: ({ dueAt }) => timeText(dueAt),
  },
  {
    id: 'state',
    header: t('Status'),
    csv: (request) => texts.states[supportStateOf(request)],
    cell: (request) => <RequestState request={request} />,
  },
  {
    id: 'answeredBy',
    header: t('Answered by'),
    csv: ({ answeredBy }) => answeredBy ?? '',
    cell: ({ answeredBy }) => answeredBy ?? '—',
  },
  {
    id: 'createdAt',
    header: t('Received'),
    isSortable: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => timeText(createdAt),
  },
];

function RequestState({ request }: { readonly request: SupportRequest }) {
  if (request.answeredAt !== null) return <Badge colorPalette="green">{texts.states.answered}</Badge>;
  return request.dueAt.getTime() < Date.now() ? (
    <Badge colorPalette="red">{texts.overdue}</Badge>
  ) : (
    <Badge colorPalette="orange">{texts.states.open}</Badge>
  );
}
