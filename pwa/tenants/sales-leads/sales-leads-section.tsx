import { Badge, Box, Link, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { handleLead, listLeads } from '#app/device/calls/domains/leads.gen.ts';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { type Column, ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { mailtoOf } from '#app/kit/mailto-of.ts';
import { Section } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type Lead, type LeadState, leadStates, leadScreenTexts as texts } from '#contract/pages/leads.ts';
import { accessTexts } from '#contract/people/access.ts';

const stateOf = ({ handledAt }: Lead): LeadState => (handledAt === null ? 'open' : 'handled');

const columns: readonly Column<Lead>[] = [
  { id: 'name', header: t('Name'), isSortable: true, csv: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'email',
    header: t('Email'),
    isSortable: true,
    csv: ({ email }) => email,
    cell: ({ email }) => (
      <Link href={mailtoOf(email)} wordBreak="break-all">
        {email}
      </Link>
    ),
  },
  { id: 'kind', header: t('Subject'), csv: ({ kind }) => texts.kinds[kind], cell: ({ kind }) => texts.kinds[kind] },
  {
    id: 'message',
    header: t('Message'),
    csv: ({ message }) => message,
    cell: ({ message }) => (
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {message}
      </Text>
    ),
  },
  {
    id: 'state',
    header: t('Status'),
    csv: (lead) => texts.states[stateOf(lead)],
    cell: (lead) => <Badge colorPalette={lead.handledAt === null ? 'orange' : 'green'}>{texts.states[stateOf(lead)]}</Badge>,
  },
  {
    id: 'createdAt',
    header: t('Received'),
    isSortable: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => createdAt.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }),
  },
];

const newestFirst = { by: 'createdAt', isDescending: true } as const;

/** Messages that visitors wrote with "Contact Sales". */
export function SalesLeadsSection() {
  const [state, setState] = useState<LeadState>();
  const input = useMemo(() => (state === undefined ? {} : { state }), [state]);
  const source = useServerList({ name: 'sales-leads', call: listLeads, sort: newestFirst, input, isFiltered: state !== undefined });
  const handle = useAction(handleLead, { done: ({ handledAt }) => ({ title: texts.changed(handledAt !== null) }), failed: texts.failed });
  const { reachable } = useAtomValue(connectionAtom);
  const actionsOf = ({ id, handledAt }: Lead): readonly RowAction[] => [
    {
      id: 'handle',
      label: handledAt === null ? texts.handle : texts.reopen,
      disabledBecause: reachable ? undefined : accessTexts.noConnection,
      onSelect: () => void handle.run({ id, isHandled: handledAt === null }).then(source.retry),
    },
  ];
  return (
    <Section title={texts.title}>
      <ListTable
        name={texts.title}
        source={source}
        columns={columns}
        searchLabel={texts.search}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        filters={
          <Box w={{ base: 'full', sm: '48' }}>
            <PlainSelect
              label={t('Status')}
              none={texts.all}
              value={state ?? ''}
              options={leadStates.map((each) => ({ value: each, label: texts.states[each] }))}
              onChange={(value) => setState(leadStates.find((each) => each === value))}
            />
          </Box>
        }
        empty={{ title: texts.empty, text: texts.emptyText }}
      />
    </Section>
  );
}
