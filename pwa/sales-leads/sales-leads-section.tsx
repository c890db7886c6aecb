import { Badge, Box, Link, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type Lead, type LeadState, leadStates, leadScreenTexts as texts } from '#contract/pages/leads.ts';
import { accessTexts } from '#contract/people/access.ts';
import { handleLead, listLeads } from '../calls/domains/leads.gen.ts';
import { PlainSelect } from '../kit/forms/form-fields.tsx';
import { type Column, ListTable, type RowAction } from '../kit/lists/list-table.tsx';
import { useServerList } from '../kit/lists/use-server-list.ts';
import { mailtoOf } from '../kit/mailto-of.ts';
import { Section } from '../kit/section.tsx';
import { useAct } from '../kit/use-act.ts';
import { connectionAtom } from '../session/session-atoms.ts';

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
  const handle = useAct(handleLead, { done: ({ handledAt }) => ({ title: texts.changed(handledAt !== null) }), failed: texts.failed });
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
