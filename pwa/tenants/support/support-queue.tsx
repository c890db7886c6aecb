import { Badge, Box, Link, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { answerSupportRequest, listSupportRequests } from '#app/device/calls/domains/support.gen.ts';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { type Column, ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { mailtoOf } from '#app/kit/mailto-of.ts';
import { Section } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import {
  type QueuedSupportRequest,
  type SupportState,
  supportStates,
  supportScreenTexts as texts,
} from '#contract/tenants/support/support.ts';
import { supportColumns } from './support-columns.tsx';

const tenantColumn: Column<QueuedSupportRequest> = {
  id: 'tenantName',
  header: t('Firm'),
  csv: ({ tenantName, plan, asker }) => [tenantName, plan, asker].filter((part) => part !== null).join(', '),
  cell: ({ tenantName, plan, asker, isPriority }) => (
    <Stack gap="0" align="start" minW="36">
      <Text fontWeight="strong">{tenantName}</Text>
      {plan === null ? null : <Text color="fg.muted">{plan}</Text>}
      {isPriority ? <Badge colorPalette="purple">{texts.isPriority}</Badge> : null}
      {asker === null ? null : (
        <Link href={mailtoOf(asker)} overflowWrap="anywhere">
          {asker}
        </Link>
      )}
    </Stack>
  ),
};
// The queue is ordered by the time of the answer, and the message needs the width.
const columns: readonly Column<QueuedSupportRequest>[] = [
  tenantColumn,
  ...supportColumns.map((column) => (column.id === 'createdAt' ? { ...column, isExtra: true } : column)),
];
const dueFirst = { by: 'dueAt', isDescending: false } as const;

/** Requests of all tenants, the one that is due first at the top. The answer itself goes by mail. */
export function SupportQueue() {
  const [state, setState] = useState<SupportState | undefined>('open');
  const input = useMemo(() => (state === undefined ? {} : { state }), [state]);
  const source = useServerList({
    name: 'support-requests',
    call: listSupportRequests,
    sort: dueFirst,
    input,
    isFiltered: state !== undefined,
  });
  const answer = useAction(answerSupportRequest, {
    done: ({ answeredAt }) => ({ title: texts.changed(answeredAt !== null) }),
    failed: texts.failed,
  });
  const { reachable } = useAtomValue(connectionAtom);
  const actionsOf = ({ id, answeredAt }: QueuedSupportRequest): readonly RowAction[] => [
    {
      id: 'answer',
      label: answeredAt === null ? texts.answer : texts.reopen,
      disabledBecause: reachable ? undefined : accessTexts.noConnection,
      onSelect: () => void answer.run({ id, isAnswered: answeredAt === null }).then(source.retry),
    },
  ];
  return (
    <Section title={texts.queue}>
      <ListTable
        name={texts.queue}
        source={source}
        columns={columns}
        searchLabel={texts.search}
        nameOf={({ subject }) => subject}
        actionsOf={actionsOf}
        filters={
          <Box w={{ base: 'full', sm: '48' }}>
            <PlainSelect
              label={t('Status')}
              none={texts.all}
              value={state ?? ''}
              options={supportStates.map((each) => ({ value: each, label: texts.states[each] }))}
              onChange={(value) => setState(supportStates.find((each) => each === value))}
            />
          </Box>
        }
        empty={{ title: texts.none, text: texts.noneQueued }}
      />
    </Section>
  );
}
